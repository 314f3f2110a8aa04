import { clockOf } from '@foyer/shared/hotel/clock.ts';
import { formatTime } from '@foyer/shared/ui/fields/time.ts';

/** Converts `03:05 PM`, `15:05` or `15:05:00` to the value of the time picker. */
export function timeFieldValue(text: string | null | undefined): string {
  const { hour, minute } = clockOf(text) ?? {};
  if (hour === undefined) return '';
  const period = hour < 12 ? 'AM' : 'PM';
  return formatTime({ hour: String(hour % 12 || 12), minute: String(minute), period });
}
