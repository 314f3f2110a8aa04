/** A provider's time in milliseconds; undefined for none, and for what is none. */
export function momentOf(text: string | null | undefined): number | undefined {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? undefined : at;
}
