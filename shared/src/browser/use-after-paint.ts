import { useEffect, useState } from 'react';

/**
 * Returns false until the component's first render has been painted, unless `initially` is true.
 *
 * Use it to render slow content after the first paint. React's deferred values may render before it.
 */
export function useAfterPaint(initially = false): boolean {
  const [painted, setPainted] = useState(initially);
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
