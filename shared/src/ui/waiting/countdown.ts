import { useEffect, useState } from 'react';
import { number } from '../../language/number.ts';

/** Whole seconds until `deadline`, both in milliseconds since the epoch; never below zero. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** `25` → `00:25`, `90` → `01:30`. */
export function clock(seconds: number): string {
  const pad = (part: number) => number(part, { minimumIntegerDigits: 2, useGrouping: false });
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}

/** Counts down to a moment, so that a tab that slept shows the right second when it wakes. */
export function useCountdown(startSeconds: number) {
  const [deadline, setDeadline] = useState(() => Date.now() + startSeconds * 1000);
  const [seconds, setSeconds] = useState(startSeconds);
  const over = seconds === 0;

  useEffect(() => {
    if (over) return;
    let timer: ReturnType<typeof setTimeout>;
    function tick() {
      const now = Date.now();
      setSeconds(secondsLeft(deadline, now));
      clearTimeout(timer);
      // Armed at every tick, not at every new second: a timer may fire before the clock is there.
      timer = setTimeout(tick, (deadline - now) % 1000 || 1000);
    }
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
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
