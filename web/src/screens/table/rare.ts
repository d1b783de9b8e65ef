// What most games never show, or late, in one file.
export { default as Curtain } from "./Curtain.svelte";
export { default as Ended } from "./Ended.svelte";
export { default as Wishes } from "./lobby/Wishes.svelte";
export { default as Missed } from "./Missed.svelte";
export { default as MenuPart } from "./menu/MenuPart.svelte";
