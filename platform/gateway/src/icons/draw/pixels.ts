/** A picture in memory: red, green, blue and opacity of each pixel, row by row. */
export type Pixels = { data: Uint8Array; width: number; height: number };

export type Color = readonly [red: number, green: number, blue: number];
export type Pixel = { color: Color; opacity: number };
export type Box = { left: number; top: number; width: number; height: number };

export const hexOf = (color: Color) =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

export function pixelAt({ data, width }: Pixels, x: number, y: number): Pixel {
  const at = (y * width + x) * 4;
  const color = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
  return { color, opacity: data[at + 3] ?? 0 };
}

/** Returns the distance of two colours, from 0 to 765. */
export function distance(one: Color, other: Color): number {
  return one.reduce((sum, part, index) => sum + Math.abs(part - (other[index] ?? 0)), 0);
}

/** Returns the smallest box around all pixels that `matches` accepts; undefined for none. */
export function boxOf(pixels: Pixels, matches: (pixel: Pixel) => boolean): Box | undefined {
  const { width, height } = pixels;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (matches(pixelAt(pixels, x, y))) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
}
