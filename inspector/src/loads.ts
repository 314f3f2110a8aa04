/** How a file came: when it was asked for, and how long that took. */
export type Load = { startMs: number; tookMs: number };

/** Everything that this page has loaded, by address. */
export function loads(): Map<string, Load> {
  return new Map(
    performance
      .getEntriesByType('resource')
      .map(({ name, startTime, duration }) => [name, { startMs: startTime, tookMs: duration }]),
  );
}

/** Browsers keep the first 250 alone unless they are told. */
export const keepAllLoads = () => performance.setResourceTimingBufferSize(5_000);
