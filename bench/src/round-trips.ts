import type { Visit } from './browser.ts';
import { median } from './figures.ts';
import { paintedAt } from './load.ts';

/** The two latencies in ms; their difference is large compared with other delays. */
const SHORT_MS = 100;
const LONG_MS = 1_100;

/** Returns a profile whose only cost is the latency of each request. */
const withLatency = (latency: number) => ({
  name: `${latency} ms per request`,
  latency,
  down: 1_000,
  up: 1_000,
  cpuSlowdown: 1,
});

/**
 * Counts the sequential requests between the HTML and the painted screen. Derives the number from the
 * delay of the paint when each request takes a second longer, without the request for the HTML.
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
