import { dayInWords } from '@foyer/shared/ui/fields/day';

/** `2026-05-01 03:05 PM` in words; what is no date stays as it was sent. */
export function arrivalInWords(checkIn: string): string {
  const day = dayInWords(checkIn.slice(0, 10));
  const time = checkIn.slice(11).replace(/^0/, '');
  return day && time ? `${day}, ${time}` : day || checkIn;
}
