import { contrast } from '@foyer/shared/hotel/color';
import {
  type Box,
  boxOf,
  type Color,
  colorAt,
  distance,
  hexOf,
  opacityAt,
  type Pixels,
} from './pixels.ts';

/** What an icon shows of a picture: the part within `box`, on a ground of this colour. */
export type Mark = { ground: string; box: Box; fills: boolean };

/** What is less opaque is not seen. */
const SEEN = 16;
const OPAQUE = 250;
/** Colours this near are one colour: antialiasing and JPEG make some of one. */
const NEAR = 40;
/** A mark that is longer is a line of words, and unreadable as an icon. */
const LONGEST_ASPECT = 2.2;
/** Beyond that no eye tells more contrast. */
const ENOUGH_CONTRAST = 4.5;

/**
 * Finds the mark of a logo and what to put behind it. A logo that brings its own ground (a filled
 * square, a rounded or round plate) keeps it; one without stands on the first of `grounds` that it
 * is best seen on. Undefined for what makes no readable icon.
 */
export function markOf(pixels: Pixels, grounds: string[]): Mark | undefined {
  const seen = boxOf(pixels, (x, y) => opacityAt(pixels, x, y) >= SEEN);
  if (!seen) return undefined;
  const edge = edgeOf(pixels, seen);
  if (!edge)
    return readable({ ground: bestGround(pixels, seen, grounds), box: seen, fills: false });
  const ground = hexOf(edge.color);
  if (!edge.even) return readable({ ground, box: seen, fills: true });
  const box = boxOf(
    pixels,
    (x, y) =>
      opacityAt(pixels, x, y) >= OPAQUE && distance(colorAt(pixels, x, y), edge.color) > NEAR,
  );
  return box && readable({ ground, box, fills: false });
}

function readable(mark: Mark): Mark | undefined {
  const { width, height } = mark.box;
  return Math.max(width / height, height / width) <= LONGEST_ASPECT ? mark : undefined;
}

/** The colour of a plate along its edge, and whether it is the same all around. */
function edgeOf(pixels: Pixels, box: Box): { color: Color; even: boolean } | undefined {
  if (hasGaps(pixels, box)) return undefined;
  const colors: Color[] = [];
  // The middle of each side, a little inside: corners may be rounded, up to a full circle.
  for (let step = 0; step <= 10; step += 1) {
    const along = 0.45 + step * 0.01;
    for (const [across, down] of [
      [along, 0.03],
      [along, 0.97],
      [0.03, along],
      [0.97, along],
    ] as const) {
      const x = Math.round(box.left + across * (box.width - 1));
      const y = Math.round(box.top + down * (box.height - 1));
      if (opacityAt(pixels, x, y) < OPAQUE) return undefined;
      colors.push(colorAt(pixels, x, y));
    }
  }
  const color = [0, 1, 2].map((part) => median(colors.map((each) => each[part] ?? 0)));
  const middle = color as unknown as Color;
  return { color: middle, even: colors.every((each) => distance(each, middle) <= NEAR) };
}

/** Whether one sees through the picture somewhere between its edges. */
function hasGaps(pixels: Pixels, { left, top, width, height }: Box): boolean {
  let gaps = 0;
  for (let y = top; y < top + height; y += 1) {
    let [first, last, clear] = [-1, -1, 0];
    for (let x = left; x < left + width; x += 1) {
      if (opacityAt(pixels, x, y) >= OPAQUE) {
        if (first < 0) first = x;
        last = x;
      } else if (first >= 0) clear += 1;
    }
    if (first >= 0) gaps += clear - (left + width - 1 - last);
  }
  return gaps > 0.005 * width * height;
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}

/** The ground on which most of a mark has most contrast. */
function bestGround(pixels: Pixels, box: Box, grounds: string[]): string {
  const step = Math.max(1, Math.floor(Math.max(box.width, box.height) / 100));
  const colors: string[] = [];
  for (let y = box.top; y < box.top + box.height; y += step)
    for (let x = box.left; x < box.left + box.width; x += step)
      if (opacityAt(pixels, x, y) >= 128) colors.push(hexOf(colorAt(pixels, x, y)));
  const seenOn = (ground: string) =>
    colors.reduce((sum, color) => sum + Math.min(contrast(color, ground), ENOUGH_CONTRAST), 0);
  const [best = ''] = grounds.toSorted((one, other) => seenOn(other) - seenOn(one));
  return best;
}
