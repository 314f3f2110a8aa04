import { Progress } from '@foyer/shared/ui/waiting/progress';
import { useLayoutEffect, useRef } from 'react';

/** The frame that came with the page, kept before React empties the root. */
const frame = document.getElementById('root')?.firstElementChild;

/** What stands while the first screen is late: still the first frame, and the progress line. */
export function FirstFrame() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (frame) place.current?.replaceChildren(frame);
  }, []);
  return (
    <>
      <Progress />
      <div ref={place} />
    </>
  );
}
