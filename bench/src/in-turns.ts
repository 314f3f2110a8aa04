import type { App, Site } from './site.ts';

/** How often each page is opened. */
export const RUNS = Number(process.env.RUNS || 5);

export type Pair<Value> = { foyer: Value; plain: Value };

/** Both apps in turn, so that what slows the machine down slows down both. */
export async function inTurns<Value>(
  site: Site,
  measure: (app: App) => Promise<Value>,
): Promise<Pair<Value[]>> {
  const found: Pair<Value[]> = { foyer: [], plain: [] };
  for (let run = 0; run < RUNS; run++) {
    found.foyer.push(await measure(site.foyer));
    found.plain.push(await measure(site.plain));
  }
  return found;
}
