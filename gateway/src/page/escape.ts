/** JSON for the inside of a script element: no `<` can end or begin anything there. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** The text of markup in one line of at most `limit` characters, for a link's preview. */
export function plainText(markup: string, limit: number): string {
  const text = markup
    // A tag ends before the next one begins: otherwise a text of `<` alone would take for ever.
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&nbsp;/g, ' ')
    .replaceAll(/&amp;/g, '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text.length > limit ? `${text.slice(0, limit - 1).trimEnd()}…` : text;
}
