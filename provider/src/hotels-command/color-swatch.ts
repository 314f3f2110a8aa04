/** Prefixes a colour with a swatch for terminals. */
export function colorSwatch(color: string): string {
  const value = Number.parseInt(color.slice(1), 16);
  const channels = [value >> 16, (value >> 8) & 255, value & 255].join(';');
  return `\u001b[48;2;${channels}m  \u001b[0m ${color}`;
}
