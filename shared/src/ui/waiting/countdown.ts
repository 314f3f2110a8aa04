import { useEffect, useState } from 'react';
import { number } from '../../language/number.ts';

/** Returns the whole seconds until `deadline`, at least zero; both in milliseconds since the epoch. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** Formats seconds as minutes and seconds: `25` as `00:25`, `90` as `01:30`. */
export function clock(seconds: number): string {
  const pad = (count: number) => number(count, { minimumIntegerDigits: 2, useGrouping: false });
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}

/** A quarter of a second: no second is shown much too late, also after a tab was suspended. */
const TICK_MS = 250;

/** Counts down to a deadline. A tab then shows the right second after it was suspended. */
export function useCountdown(startSeconds: number) {
  const [deadline, setDeadline] = useState(() => Date.now() + startSeconds * 1000);
  const [seconds, setSeconds] = useState(startSeconds);
  const over = seconds === 0;

  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setSeconds(secondsLeft(deadline, Date.now())), TICK_MS);
    return () => clearInterval(timer);
  }, [deadline, over]);

  return {
    seconds,
    restart(count: number) {
      const now = Date.now();
      setDeadline(now + count * 1000);
      setSeconds(secondsLeft(now + count * 1000, now));
    },
  };
}
