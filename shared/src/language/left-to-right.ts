/**
 * A phone number, a code or an address as a part of a sentence: in a page that is read from right
 * to left its groups would else change places.
 */
export function leftToRight(part: string): string {
  return document.documentElement.dir === 'rtl' ? `\u2066${part}\u2069` : part;
}
