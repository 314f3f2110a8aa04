import { Progress } from '@foyer/shared/ui/waiting/progress.tsx';
import { useLayoutEffect, useRef } from 'react';

/** The page's initial markup, captured before React empties the root. */
const initialNodes = [...(document.getElementById('root')?.childNodes ?? [])];

/** Shows the initial markup and the progress bar while the first screen loads. */
export function HydrateFallback() {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    container.current?.replaceChildren(...initialNodes);
  }, []);
  return (
    <>
      <Progress />
      <div ref={container} />
    </>
  );
}
