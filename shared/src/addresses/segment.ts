/**
 * Text of a provider's as a part of an address. JSON can carry half a character, of which no address
 * can be made: in its place stands the sign for what is none, and the address leads nowhere.
 */
export function segmentOf(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
  }
}
