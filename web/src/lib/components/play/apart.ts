// What a player looks at only now and then, in one file.
export { default as LogPanel } from "../score/LogPanel.svelte";
export { default as MenuTiles } from "../score/MenuTiles.svelte";
export { default as ScoreSheet } from "../score/ScoreSheet.svelte";
export { default as Request } from "./Request.svelte";
export { default as SeatsTable } from "./SeatsTable.svelte";
export { default as Sheets } from "./Sheets.svelte";
