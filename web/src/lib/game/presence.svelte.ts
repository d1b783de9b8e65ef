// The page beyond the screen: a mark in the title when it is your turn, a screen that stays awake, a notification if wished.
import { settings } from "../settings.svelte";
import { t } from "../words.svelte";
import type { TableStore } from "./table.svelte";

/** Follows a table for as long as the component that calls it lives. */
export function attend(store: TableStore): void {
  const asked = $derived(store.mine?.question != null || (store.shared && store.waiting.some((seat) => store.you.seats.includes(seat))));

  $effect(() => {
    const title = t("web-home-title");
    document.title = asked ? `● ${t("web-your-turn")} · ${title}` : title;
    return () => (document.title = title);
  });

  $effect(() => {
    if (!asked || !settings.all.notify || document.visibilityState === "visible") return;
    if (globalThis.Notification?.permission !== "granted") return;
    return notify(store.entry.table);
  });

  $effect(() => {
    if (store.table?.phase !== "playing" || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const take = (): void => {
      if (document.visibilityState !== "visible") return;
      navigator.wakeLock.request("screen").then((found) => (over ? void found.release() : (lock = found)), () => undefined);
    };
    take();
    document.addEventListener("visibilitychange", take);
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", take);
      void lock?.release();
    };
  });
}

/** Says that it is one's turn; phones allow it only through the service worker. How to put it away again. */
function notify(table: string): () => void {
  const choices = { tag: table, silent: true };
  try {
    const note = new Notification(t("web-your-turn"), choices);
    note.onclick = () => {
      globalThis.focus();
      note.close();
    };
    return () => note.close();
  } catch {
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(t("web-your-turn"), choices)).catch(() => undefined);
    return () => undefined;
  }
}
