/** Somebody who is told once things have settled, however much happens at once. */
export function settling(tell: () => void, settleMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(tell, settleMs);
  };
}
