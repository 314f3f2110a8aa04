import { locale } from './locale.ts';

/** Formats a list as the page's language writes it: `a cot, a quiet room, flowers`. */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'unit' }).format(items);
}
