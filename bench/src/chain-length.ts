/** When a request began and ended, in ms. */
export type Span = { start: number; end: number };

/** The longest chain of requests that began only when the one before it had ended. */
export function chainLength(requests: readonly Span[]): number {
  const depths = new Map<Span, number>();
  for (const request of requests.toSorted((a, b) => a.start - b.start)) {
    const before = [...depths].filter(([earlier]) => earlier.end <= request.start);
    depths.set(request, 1 + Math.max(0, ...before.map(([, depth]) => depth)));
  }
  return Math.max(0, ...depths.values());
}
