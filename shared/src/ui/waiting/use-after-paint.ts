import { useEffect, useState } from 'react';

/**
 * False in the first drawing of a component and until that was painted, unless it is `there` from the
 * start: what takes a phone long to draw comes then. React's deferred values may come before the paint.
 */
export function useAfterPaint(there = false): boolean {
  const [painted, setPainted] = useState(there);
  useEffect(() => {
    if (painted) return;
    let task: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [painted]);
  return painted;
}
