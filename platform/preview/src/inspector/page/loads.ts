/** Start time and duration of a file's request, in milliseconds. */
export type Load = { startMs: number; tookMs: number };

/** Returns all resources that this page has loaded, by address. */
export function resourceLoads(): Map<string, Load> {
  return new Map(
    performance
      .getEntriesByType('resource')
      .map(({ name, startTime, duration }) => [name, { startMs: startTime, tookMs: duration }]),
  );
}

/** Raises the number of recorded resources. Browsers record only 250 by default. */
export const raiseLoadLimit = () => performance.setResourceTimingBufferSize(5_000);
