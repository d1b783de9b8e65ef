// Sheets over the table, what stands beside it on a big screen, and rare questions: fetched apart from the table itself.
import { Later } from "../../later.svelte";

export const apart = new Later(() => import("./apart"));
