import { useEffect, useState } from 'react';

/** Whole seconds until `deadline`, both in milliseconds since the epoch; never below zero. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** `25` → `00:25`, `90` → `01:30`. */
export function clock(seconds: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}

/** Counts down to a moment, so that a tab that slept shows the right second when it wakes. */
export function useCountdown(startSeconds: number) {
  const [deadline, setDeadline] = useState(() => Date.now() + startSeconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const seconds = secondsLeft(deadline, now);

  useEffect(() => {
    if (seconds === 0) return;
    const tick = () => setNow(Date.now());
    const timer = setTimeout(tick, deadline - (seconds - 1) * 1000 - Date.now());
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [deadline, seconds]);

  return {
    seconds,
    restart(count: number) {
      setNow(Date.now());
      setDeadline(Date.now() + count * 1000);
    },
  };
}
