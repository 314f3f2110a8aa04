/** Formats a number of bytes with thousands separators. */
export function formatBytes(bytes: number): string {
  return `${bytes.toLocaleString('en')} bytes`;
}
