import { dayInWords } from '@foyer/shared/ui/fields/day';
import { text } from '../text.ts';
import type { WishField } from './wish.ts';

/** What was filled in, a line each with its label; nothing where nothing was. */
export function messageOfWishes(
  fields: readonly WishField[],
  values: Readonly<Record<string, string>>,
): string {
  return fields
    .map(({ name, label, kind }) => {
      const value = values[name]?.trim() ?? '';
      return {
        label: label.replace(/\p{Po}$/u, ''),
        value: kind === 'day' ? dayInWords(value) : value,
      };
    })
    .filter(({ value }) => value)
    .map(({ label, value }) => text.wishes.line(label, value))
    .join('\n');
}
