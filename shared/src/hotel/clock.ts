const CLOCK = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?(?:\s*([ap])\.?m\.?)?$/i;

/** A time of day; hours are 0 to 23. */
export type Clock = { hour: number; minute: number };

/** Parses a time of day such as `15:00:00` or `3:00 PM`; undefined for other text. */
export function clockOf(text: string | null | undefined): Clock | undefined {
  const [, hours, minute, half] = CLOCK.exec(text?.trim() ?? '') ?? [];
  if (!hours || !minute) return undefined;
  const hour = Number(hours);
  if (!half) return hour < 24 ? { hour, minute: Number(minute) } : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return { hour: (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0), minute: Number(minute) };
}

/** Normalises a time of day to `15:00`, the format of the API. */
export function clockText(text: string | null | undefined): string | undefined {
  const clock = clockOf(text);
  return clock && [clock.hour, clock.minute].map((value) => `${value}`.padStart(2, '0')).join(':');
}
