import { locale } from './locale.ts';

/** `a cot, a quiet room, flowers`, as the page's language writes a list. */
export function list(parts: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'unit' }).format(parts);
}
