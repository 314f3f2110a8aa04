/** A time of day as the guest picks it; hour and minute as typed, both empty when there is none. */
export type PickedTime = { hour: string; minute: string; period: 'AM' | 'PM' };

/** Hour 1 to 12; empty or out of range becomes 12 (AUTH-42). */
export function correctHour(text: string): string {
  const hour = text.trim() === '' ? Number.NaN : Number(text);
  return hour >= 1 && hour <= 12 ? String(hour) : '12';
}

/** Minute 0 to 59; empty or below becomes 0, above becomes 59 (AUTH-42). */
export function correctMinute(text: string): string {
  const minute = Number(text) || 0;
  return String(Math.min(59, Math.max(0, minute))).padStart(2, '0');
}

/** `03:05 PM`; empty as long as no hour and no minute is given. */
export function formatTime({ hour, minute, period }: PickedTime): string {
  if (!hour && !minute) return '';
  return `${correctHour(hour).padStart(2, '0')}:${correctMinute(minute)} ${period}`;
}

/** Reads `formatTime` back; anything else is no time. */
export function parseTime(value: string): PickedTime {
  const match = /^(\d{2}):(\d{2}) (AM|PM)$/.exec(value);
  if (!match) return { hour: '', minute: '', period: 'AM' };
  return {
    hour: String(Number(match[1])),
    minute: match[2] ?? '',
    period: match[3] === 'PM' ? 'PM' : 'AM',
  };
}
