/** Returns JSON for a script element, with every `<` escaped. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Returns a markup's text in one line, for a social card. It has at most `limit` characters. */
export function plainText(markup: string, limit: number): string {
  const text = markup
    // A tag ends before the next one begins; otherwise a text of many `<` takes quadratic time.
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&nbsp;/g, ' ')
    .replaceAll(/&amp;/g, '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text.length > limit ? `${text.slice(0, limit - 1).trimEnd()}…` : text;
}
