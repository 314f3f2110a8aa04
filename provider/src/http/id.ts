/**
 * Parses an id from a path or a body. Returns 0, which no row has, for any other value; ids of the
 * database have 32 bits.
 */
export function idOf(sent: string | number): number {
  return /^[1-9]\d{0,8}$/.test(String(sent)) ? Number(sent) : 0;
}
