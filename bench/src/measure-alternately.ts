import type { App, Site } from './site.ts';

/** The number of times that each page is opened. */
export const RUNS = Number(process.env.RUNS || 5);

export type Pair<Value> = { foyer: Value; plain: Value };

/** Measures both apps alternately, so that a slow machine affects both. */
export async function measureAlternately<Value>(
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
