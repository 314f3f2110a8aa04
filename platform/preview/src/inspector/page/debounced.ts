/** Wraps a callback so that it runs once after calls have stopped for a delay. */
export function debounced(callback: () => void, delayMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(callback, delayMs);
  };
}
