const CLOCK = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?(?:\s*([ap])\.?m\.?)?$/i;

/** A time of day in hours from 0 to 23, of `15:00:00` or `3:00 PM`; undefined for other text. */
export function clockOf(
  text: string | null | undefined,
): { hour: number; minute: number } | undefined {
  const [, given, minute, half] = CLOCK.exec(text?.trim() ?? '') ?? [];
  if (!given || !minute) return undefined;
  const hour = Number(given);
  if (!half) return hour < 24 ? { hour, minute: Number(minute) } : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return { hour: (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0), minute: Number(minute) };
}

/** The same as `15:00`, in which times travel. */
export function clockText(text: string | null | undefined): string | undefined {
  const clock = clockOf(text);
  return clock && [clock.hour, clock.minute].map((part) => `${part}`.padStart(2, '0')).join(':');
}
