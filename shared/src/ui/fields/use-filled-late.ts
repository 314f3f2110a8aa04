import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTakeover } from '../../frames/takeover.ts';

/**
 * Once React has taken over a frame, `fill` puts in what only this device knows. A guest who is in a
 * line that is filled then has it selected, as one who comes to it: typing replaces it, where it
 * would be added to it.
 */
export function useFilledLate(fill: () => void): void {
  const takeover = useTakeover();
  const framed = useRef(takeover);
  const [was, setWas] = useState<{ line: HTMLInputElement; value: string }>();
  const take = useEffectEvent(() => {
    const line = document.activeElement;
    if (line instanceof HTMLInputElement) setWas({ line, value: line.value });
    fill();
  });
  useLayoutEffect(() => {
    if (!takeover && framed.current) take();
  }, [takeover]);
  useLayoutEffect(() => {
    if (was && was.line.value !== was.value) was.line.select();
  }, [was]);
}
