/** Names regions in English; undefined for a code without a name. */
const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The regions with a name that are no countries of ISO 3166-1: unions, islands, test regions. */
const OTHER_REGIONS = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ'.split(' '));

/** Returns the current code of a region, such as `GB` for `UK`; undefined if there is none. */
function currentCode(code: string): string | undefined {
  try {
    return new Intl.Locale(`und-${code}`).region;
  } catch {
    return undefined;
  }
}

/** Tells whether a text is a country's code of ISO 3166-1 alpha-2. */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || OTHER_REGIONS.has(code)) return false;
  return currentCode(code) === code && NAMES.of(code) !== undefined;
}

/** Suggests the code of a country for an old code or small letters, as the end of a sentence. */
export function countrySuggestion(input: string): string {
  const code = currentCode(input);
  return code !== undefined && isCountry(code) ? `: did you mean ${JSON.stringify(code)}?` : '';
}
