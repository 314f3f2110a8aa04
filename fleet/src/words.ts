/** Bytes with the thousands apart. */
export function bytesIn(bytes: number): string {
  return `${bytes.toLocaleString('en')} bytes`;
}
