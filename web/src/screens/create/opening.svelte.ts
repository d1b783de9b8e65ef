// Opening a table from a form: while it is on its way, and why it failed.
import { asProblem, type Entry } from "$lib/net/api";
import { route } from "$lib/route.svelte";
import { t } from "$lib/words.svelte";

export class Opening {
  busy = $state(false);
  failed = $state("");

  /** Opens a table and goes there. */
  async at(open: () => Promise<Entry>): Promise<void> {
    this.busy = true;
    this.failed = "";
    try {
      route.go("table", (await open()).table);
    } catch (problem) {
      const { id, args } = asProblem(problem);
      this.failed = t(id, args);
    } finally {
      this.busy = false;
    }
  }
}
