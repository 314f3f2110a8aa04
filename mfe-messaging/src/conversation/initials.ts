import { locale } from '@foyer/shared/language/locale';
import { text } from '../text.ts';

/** The first letters of a name's first and last word; of the hotel 'HH' (MSG-12). */
export function initialsOf(name: string, mine: boolean): string {
  if (!mine) return text.hotelInitials;
  const words = name.replace(/\p{C}/gu, '').split(/\s+/).filter(Boolean);
  const [first = text.you, last] = words.length > 1 ? [words[0], words.at(-1)] : words;
  return [first, last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase(locale());
}
