import { locale } from '@foyer/shared/language/locale.ts';
import { text } from '../text.ts';

/** Returns the initials of a name's first and last word; 'HH' for the hotel (MSG-12). */
export function initialsOf(name: string, mine: boolean): string {
  if (!mine) return text.hotelInitials;
  const names = name.replace(/\p{C}/gu, '').split(/\s+/).filter(Boolean);
  const [first = text.you, last] = names.length > 1 ? [names[0], names.at(-1)] : names;
  return [first, last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase(locale());
}
