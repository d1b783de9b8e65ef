// Which modules travel together, as one file each: many small ones would cost a phone a round trip each.
import { join } from "node:path";
import { normalizePath, type Rolldown } from "vite";

/** What they begin with; all that it imports comes along, unless an earlier parcel has it. Other modules stay with the screen that wants them. */
const PARCELS: [name: string, first: string[]][] = [
  ["base", ["main.ts"]],
  ["table", ["screens/Table.svelte", "screens/table/Play.svelte"]],
  ["apart", ["lib/components/play/apart.ts", "screens/table/rare.ts"]],
];

/** The parcels of the modules in a folder. */
export function parcels(sources: string): Rolldown.CodeSplittingGroup[] {
  const taken = new Map<string, string>();
  const fill = (context: Rolldown.ChunkingContext): void => {
    const take = (id: string, name: string): void => {
      if (taken.has(id)) return;
      taken.set(id, name);
      context.getModuleInfo(id)?.importedIds.forEach((next) => take(next, name));
    };
    for (const [name, first] of PARCELS) first.forEach((file) => take(normalizePath(join(sources, file)), name));
  };
  return PARCELS.map(([name], at) => ({
    debugName: name,
    priority: PARCELS.length - at,
    name: (id, context) => {
      if (!taken.size) fill(context);
      return taken.get(id) === name ? name : null;
    },
  }));
}
