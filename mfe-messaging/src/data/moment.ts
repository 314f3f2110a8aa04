/** Parses a provider's time to milliseconds; undefined for a missing or invalid one. */
export function momentOf(text: string | null | undefined): number | undefined {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? undefined : at;
}
