// Where the page begins: the language first, then the screen, then the pictures.
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { loadPictures } from "$lib/art/sprite";
import { keepFiles } from "$lib/renewal.svelte";
import { route } from "$lib/route.svelte";
import { settings } from "$lib/settings.svelte";
import { fetchAhead } from "./screens";
import { best, words, type Pseudo } from "$lib/words.svelte";

const wish = new URLSearchParams(location.search).get("pseudo");
words.pseudo = wish === "long" || wish === "mirror" ? (wish as Pseudo) : null;
const pictures = loadPictures();
fetchAhead(route.screen);
await words.use(settings.all.language ?? best(navigator.languages));
mount(App, { target: document.getElementById("app")! });
await pictures;
if (import.meta.env.PROD) await keepFiles(import.meta.url);
