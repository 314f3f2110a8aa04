/** Runs `work` when the page is idle, after two seconds at the latest. */
export function whenIdle(work: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 200);
}
