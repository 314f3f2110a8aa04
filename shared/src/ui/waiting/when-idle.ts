/** Runs `work` when the page has nothing better to do; at the latest after two seconds. */
export function whenIdle(work: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 200);
}
