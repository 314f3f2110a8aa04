import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PALETTES, type Palette } from './palettes.ts';

/*
 * A drawing in `scenes/*.txt` is its name after `#` and lines from back to front, in any hotel's colours:
 *   paint PATH           fills a path; `O x y rx ry` in it is an ellipse, `R x y w h r` a box
 *   paint .5 PATH        the same at half opacity
 *   +paint PATH          also shades it, with light from the left
 *   ~paint 4 PATH        draws a line 4 wide
 *   name X Y SX SY TURN  another drawing, moved, scaled and turned
 *   view, window X Y W H, arch X Y W H   what is outside the hotel
 *   *3 90 0 LINE         the line three times, each 90 further right
 *   lift 60              as the first line: the rest is 60 higher, so that wide crops keep its subject
 */
const FOLDER = fileURLToPath(new URL('scenes', import.meta.url));

const drawings = new Map<string, string[]>();
for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.txt')))
  for (const drawing of readFileSync(`${FOLDER}/${file}`, 'utf8').split(/^# /m).slice(1)) {
    const [name = '', ...lines] = drawing.split('\n').filter(Boolean);
    if (drawings.has(name)) throw new Error(`two drawings: ${name}`);
    drawings.set(name, lines);
  }

const NUMBER = ' ?(-?[\\d.]+)';
const ELLIPSE = new RegExp(`O${NUMBER}${NUMBER}${NUMBER}(?:${NUMBER})?`, 'g');
const BOX = new RegExp(`R${NUMBER}${NUMBER}${NUMBER}${NUMBER}(?:${NUMBER})?`, 'g');

function pathOf(text: string): string {
  const ellipses = text.replace(ELLIPSE, (_, x, y, rx, ry = rx) => {
    const half = `a${rx} ${ry} 0 1 0 `;
    return `M${x - rx} ${y}${half}${2 * rx} 0${half}${-2 * rx} 0z`;
  });
  return ellipses.replace(BOX, (_, x, y, width, height, radius = 0) => {
    const [across, down] = [width - 2 * radius, height - 2 * radius];
    const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
    const right = `h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}`;
    const left = `h${-across}${corner(-radius, -radius)}v${-down}${corner(radius, -radius)}`;
    return `M${Number(x) + Number(radius)} ${y}${right}${left}z`;
  });
}

/** Draws what is outside, in a box. */
const outside = (x: number, y: number, width: number, height: number) =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="150 190 ${(330 * width) / height} 330">` +
  '<use href="#view"/></svg>';

type Opening = (x: number, y: number, width: number, height: number) => string;
const OPENINGS: Record<string, Opening> = {
  view: () => '<use href="#view"/>',
  window: (x, y, width, height) =>
    linesDrawn([`frame R${x - 10} ${y - 10} ${width + 20} ${height + 20}`]) +
    outside(x, y, width, height) +
    linesDrawn([
      `frame R${x + width / 2 - 3} ${y} 6 ${height} R${x} ${y + height / 3} ${width} 5`,
      `brass R${x - 18} ${y + height + 6} ${width + 36} 12`,
    ]),
  arch: (x, y, width, height) => {
    const radius = width / 2;
    const outline = `M${x} ${y + height}V${y + radius}a${radius} ${radius} 0 0 1 ${width} 0V${y + height}z`;
    const id = `arch${[x, y, width, height].join('-')}`;
    return (
      `<clipPath id="${id}"><path d="${outline}"/></clipPath>` +
      `<g clip-path="url(#${id})">${outside(x, y, width, height)}</g>` +
      linesDrawn([
        `~frame 9 ${outline}`,
        `~frame 5 M${x + radius} ${y}V${y + height}M${x} ${y + radius}h${width}`,
      ])
    );
  },
};

const moved = (transform: string, content: string) => `<g transform="${transform}">${content}</g>`;

function lineDrawn(line: string): string {
  const [, times, dx, dy, repeated] = /^\*(\d+) (\S+) (\S+) (.*)/.exec(line) ?? [];
  if (repeated)
    return Array.from({ length: Number(times) }, (_, step) =>
      moved(`translate(${step * Number(dx)} ${step * Number(dy)})`, lineDrawn(repeated)),
    ).join('');
  const [, kind = '', name = '', values = ''] = /^([+~]?)(\w+) ?(.*)$/.exec(line) ?? [];
  const [, number, path] = /^([\d.]+)? ?([A-Z].*)$/.exec(values) ?? [];
  const [x = 0, y = 0, sx = 1, sy = Math.abs(sx), turn = 0] = values.split(' ').map(Number);
  const opening = OPENINGS[name];
  if (opening) return opening(x, y, sx, sy);
  if (!path) {
    const place = `translate(${x} ${y}) rotate(${turn}) scale(${sx} ${sy})`;
    return moved(place, linesDrawn(linesOf(name)));
  }
  const shape = `d="${pathOf(path)}"`;
  if (kind === '~') return `<path class="line-${name}" stroke-width="${number}" ${shape}/>`;
  const faded = number ? `opacity="${number}" ${shape}` : shape;
  return `<path class="${name}" ${faded}/>${kind && `<path class="side" ${faded}/>`}`;
}

const linesDrawn = (lines: string[]) => lines.map(lineDrawn).join('');

function linesOf(name: string): string[] {
  const lines = drawings.get(name);
  if (!lines) throw new Error(`no drawing: ${name}`);
  return lines;
}

const stop = (offset: number, color: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;
const gradient = (id: string, stops: string[], across = 0) =>
  `<linearGradient id="${id}" x2="${across}" y2="${1 - across}">${stops.join('')}</linearGradient>`;

/** Returns the styles and gradients of a palette: a class for each paint. */
function paintsOf({ dark, lit, gradients, ...colors }: Palette): string {
  const flat = Object.entries({ ...colors, lit, light: '#fff', dark: '#000' });
  const styles = flat.map(
    ([name, color]) => `.${name}{fill:${color}}.line-${name}{stroke:${color}}`,
  );
  const glow = [stop(0, lit, 0.9), stop(0.35, lit, 0.38), stop(1, lit, 0)].join('');
  const blends = [
    `<radialGradient id="glow">${glow}</radialGradient>`,
    gradient('shade', [stop(0, '#000', 0), stop(1, '#000', dark / 2)]),
    gradient(
      'side',
      [stop(0, '#fff', 0.16), stop(0.45, '#fff', 0), stop(1, '#000', dark * 0.75)],
      1,
    ),
    ...Object.entries(gradients).map(([name, list]) =>
      gradient(
        name,
        list.map((color, step) => stop(step / (list.length - 1), color)),
      ),
    ),
  ];
  for (const name of ['glow', 'shade', 'side', ...Object.keys(gradients)])
    styles.push(`.${name}{fill:url(#${name})}`);
  for (const [name, list] of Object.entries(gradients))
    styles.push(`.line-${name}{stroke:${list.at(-1)}}`);
  return `<style>[class^=line]{fill:none;stroke-linecap:round}${styles.join('')}</style>${blends.join('')}`;
}

/** Returns a scene in a hotel's colours as SVG. */
export function drawScene(name: string, hotel: string, width = 640, height = 640): string {
  const palette = PALETTES[hotel];
  if (!palette) throw new Error(`no palette: ${hotel}`);
  const [first = '', ...rest] = linesOf(name);
  const [, lift] = /^lift (\d+)$/.exec(first) ?? [];
  const content = lift
    ? moved(`translate(0 -${lift})`, linesDrawn(rest))
    : linesDrawn([first, ...rest]);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${paintsOf(palette)}<g id="view">${linesDrawn(linesOf(`view-${hotel}`))}</g></defs>` +
    `${content}${linesDrawn([`shade R0 0 ${width} ${height}`])}</svg>`
  );
}
