/**
 * Encodes a provider's text as a path segment. JSON can hold lone surrogates, which no URL can: they
 * become replacement characters, and the address leads nowhere.
 */
export function segmentOf(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
  }
}
