/** Whether the guest asked their browser to load little. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Whether the guest asked for calm pages. */
export function prefersCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether either holds: then no video plays by itself. */
export function prefersStill(): boolean {
  return savesData() || prefersCalm();
}
