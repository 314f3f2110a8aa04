/** Returns true if the guest's browser asks to save data. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Returns true if the guest prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Returns true if no video should start by itself. */
export function prefersNoAutoplay(): boolean {
  return savesData() || prefersReducedMotion();
}
