import { Progress } from '@foyer/shared/ui/waiting/progress';
import { useLayoutEffect, useRef } from 'react';

/** What came with the page, kept before React empties the root. */
const frame = [...(document.getElementById('root')?.childNodes ?? [])];

/** What stands while the first screen is late: still what came with the page, and the progress line. */
export function FirstFrame() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(...frame);
  }, []);
  return (
    <>
      <Progress />
      <div ref={place} />
    </>
  );
}
