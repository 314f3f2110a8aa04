import type { Visit } from './browser.ts';
import { median } from './figures.ts';
import { paintedAt } from './load.ts';

/** Far enough apart that a busy machine does not matter; in ms. */
const SHORT_MS = 100;
const LONG_MS = 1_100;

/** A line and a machine that cost nothing but the latency of each request. */
const withLatency = (latency: number) => ({
  name: `${latency} ms a request`,
  latency,
  down: 1_000,
  up: 1_000,
  cpuSlowdown: 1,
});

/**
 * How many requests stand one behind the other between the HTML and the painted screen: by how
 * much later it is painted when each of them takes a second longer, less the one for the HTML.
 */
export async function roundTrips(
  visit: Omit<Visit, 'profile'>,
  path: string,
  runs: number,
): Promise<number> {
  const painted = async (latency: number) => {
    const times: number[] = [];
    for (let run = 0; run < runs; run++)
      times.push(await paintedAt({ ...visit, profile: withLatency(latency) }, path));
    return median(times);
  };
  const [short, long] = [await painted(SHORT_MS), await painted(LONG_MS)];
  return (long - short) / (LONG_MS - SHORT_MS) - 1;
}
