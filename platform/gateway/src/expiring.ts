/** Returns the options of a cache whose entries end after a time, by the gateway's clock. */
export const expiring = (clock: () => number, ttl: number) => ({
  ttl,
  ttlResolution: 0,
  perf: { now: clock },
});
