/**
 * Isolates a phone number, a code or an address in a sentence. Without isolation a right-to-left page
 * would reorder its groups.
 */
export function leftToRight(text: string): string {
  return document.documentElement.dir === 'rtl' ? `\u2066${text}\u2069` : text;
}
