/**
 * An id as it was sent, in a path or a body. Ids of the database are 32 bits wide; anything else is
 * no id of anything.
 */
export function idOf(sent: string | number): number {
  return /^[1-9]\d{0,8}$/.test(String(sent)) ? Number(sent) : 0;
}
