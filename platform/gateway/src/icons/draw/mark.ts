import { contrast } from '@foyer/shared/hotel/color.ts';
import { type Box, boxOf, type Color, distance, hexOf, type Pixels, pixelAt } from './pixels.ts';

/** The part of a picture that an icon shows, within `box`, and its background colour. */
export type Mark = { background: string; box: Box; isFullBleed: boolean };

/** Minimum opacity of a visible pixel. */
const VISIBLE = 16;
const OPAQUE = 250;
/** Maximum distance of equal colours: antialiasing and JPEG vary a colour. */
const NEAR = 40;
/** Maximum aspect ratio of a mark. A longer one is text, and unreadable as an icon. */
const MAX_ASPECT = 2.2;
/** Contrast above which marks are equally readable. */
const ENOUGH_CONTRAST = 4.5;

/** Samples the middle of each side, slightly inside: corners may be rounded, up to a full circle. */
const EDGE = [0.45, 0.47, 0.49, 0.51, 0.53, 0.55].flatMap((along): [number, number][] => [
  [along, 0.03],
  [along, 0.97],
  [0.03, along],
  [0.97, along],
]);

/**
 * Finds the mark of a logo and its background. A logo with a background of its own (a filled square, a
 * rounded or round plate) keeps it; any other gets the first of `backgrounds` with the best contrast.
 * Undefined if the logo is unreadable as an icon.
 */
export function markOf(pixels: Pixels, backgrounds: string[]): Mark | undefined {
  const visible = boxOf(pixels, ({ opacity }) => opacity >= VISIBLE);
  if (!visible) return undefined;
  const edge = edgeOf(pixels, visible);
  const background = edge ? hexOf(edge.color) : bestBackground(pixels, visible, backgrounds);
  if (!edge?.even) return readable({ background, box: visible, isFullBleed: edge !== undefined });
  const box = boxOf(
    pixels,
    ({ color, opacity }) => opacity >= OPAQUE && distance(color, edge.color) > NEAR,
  );
  return box && readable({ background, box, isFullBleed: false });
}

function readable(mark: Mark): Mark | undefined {
  const { width, height } = mark.box;
  return Math.max(width / height, height / width) <= MAX_ASPECT ? mark : undefined;
}

/** Returns the colour along the edge of a plate, and whether it is uniform. */
function edgeOf(pixels: Pixels, box: Box): { color: Color; even: boolean } | undefined {
  if (hasGaps(pixels, box)) return undefined;
  const samples = EDGE.map(([across, down]) => {
    const x = Math.round(box.left + across * (box.width - 1));
    const y = Math.round(box.top + down * (box.height - 1));
    return pixelAt(pixels, x, y);
  });
  if (samples.some(({ opacity }) => opacity < OPAQUE)) return undefined;
  const medianOf = (part: 0 | 1 | 2) =>
    samples.map(({ color }) => color[part]).sort((one, other) => one - other)[EDGE.length >> 1] ??
    0;
  const color: Color = [medianOf(0), medianOf(1), medianOf(2)];
  return { color, even: samples.every((sample) => distance(sample.color, color) <= NEAR) };
}

/** Tells whether the picture has transparent pixels between its edges. */
function hasGaps(pixels: Pixels, { left, top, width, height }: Box): boolean {
  let gaps = 0;
  for (let y = top; y < top + height; y += 1) {
    let [first, last, clear] = [-1, -1, 0];
    for (let x = left; x < left + width; x += 1) {
      if (pixelAt(pixels, x, y).opacity >= OPAQUE) {
        if (first < 0) first = x;
        last = x;
      } else if (first >= 0) clear += 1;
    }
    if (first >= 0) gaps += clear - (left + width - 1 - last);
  }
  return gaps > 0.005 * width * height;
}

/** Returns the background with the best contrast to the mark. */
function bestBackground(pixels: Pixels, box: Box, backgrounds: string[]): string {
  const step = Math.max(1, Math.floor(Math.max(box.width, box.height) / 100));
  const colors: string[] = [];
  for (let y = box.top; y < box.top + box.height; y += step)
    for (let x = box.left; x < box.left + box.width; x += step) {
      const { color, opacity } = pixelAt(pixels, x, y);
      if (opacity >= 128) colors.push(hexOf(color));
    }
  const contrastOn = (background: string) =>
    colors.reduce((sum, color) => sum + Math.min(contrast(color, background), ENOUGH_CONTRAST), 0);
  const [best = ''] = backgrounds.toSorted((one, other) => contrastOn(other) - contrastOn(one));
  return best;
}
