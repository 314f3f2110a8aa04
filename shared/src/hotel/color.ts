/** Colour arithmetic of the theme. A colour is `#rrggbb`; contrast is WCAG 2's ratio, 1 to 21. */

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Normalises `#abc` or `#aabbcc` to lower-case `#rrggbb`; anything else is undefined. */
export function parseColor(text: string | null | undefined): string | undefined {
  const value = text?.trim();
  if (!value || !HEX.test(value)) return undefined;
  const digits = value.slice(1).toLowerCase();
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}

function channels(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG 2 contrast ratio of two colours. */
export function contrast(one: string, other: string): number {
  const ratio = (luminance(one) + 0.05) / (luminance(other) + 0.05);
  return Math.max(ratio, 1 / ratio);
}

/** Mixes `share` (0 to 1) of `color` into `base`, in sRGB. */
export function mix(color: string, base: string, share: number): string {
  const from = channels(base);
  const to = channels(color);
  const mixed = from.map((channel, index) =>
    Math.round(channel + ((to[index] ?? channel) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Minimum contrast of text by WCAG AA. */
const READABLE = 4.5;

/** Returns a text colour with at least 4.5:1 on `color`: white, near-black or black. */
export function readableOn(color: string): string {
  const ink = mix(color, '#0d0f11', 0.08);
  const readable = ['#ffffff', ink].find((text) => contrast(text, color) >= READABLE);
  // On middle tones neither is readable, but then black is.
  return readable ?? '#000000';
}

/** Darkens `color` until it reaches `ratio` on `background`. */
export function darkenUntil(color: string, background: string, ratio: number): string {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix('#000000', color, share);
    if (contrast(candidate, background) >= ratio) return candidate;
  }
  return '#000000';
}
