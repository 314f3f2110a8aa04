import { existsSync } from 'node:fs';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { grandPlaza } from '../src/demo/grand-plaza.ts';
import { seasideInn } from '../src/demo/seaside-inn.ts';
import { drawScene } from './draw-scene.ts';

/**
 * Renders the pictures and install icons of the demo hotels: `node provider/demo/render-pictures.ts`.
 * Names of pictures after it render only those. The results are committed, so that a start needs no
 * image library.
 */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const picturesNamedIn = (data: object) => [
  ...new Set(
    [...JSON.stringify(data).matchAll(/\/([a-z-]+)\.avif\?w=/g)].map(([, name = '']) => name),
  ),
];
const HARBOUR_HOUSE =
  'banner bar bath beach bicycle breakfast case coast-path desk dining ferry fish harbour key laptop library lighthouse parking pub quay room spa supper tea telephone walk window-seat';
const PICTURES: Record<string, string[]> = {
  'grand-plaza': picturesNamedIn(grandPlaza('')),
  'seaside-inn': picturesNamedIn(seasideInn('')),
  'harbour-house': HARBOUR_HOUSE.split(' '),
};
/** Lists the widths of a picture that the demo data name in `?w=`. */
const WIDTHS: Record<string, number[]> = { banner: [390, 780, 1170, 1600] };
const OTHER_WIDTHS = [400, 800, 1200];
const SIZES: Record<string, [number, number]> = { banner: [900, 860] };
const QUALITY = 45;
const POINTS_PER_INCH = 72;
const ICON_SIZES = [192, 512];
const FAVICON_UNITS = 80;

/** Renders a hotel's own drawing, or else the scene of that name in its colours. */
async function render(hotel: string, name: string): Promise<void> {
  const own = here(`scenes/${hotel}-${name}.svg`);
  const svg = existsSync(own)
    ? await readFile(own)
    : Buffer.from(drawScene(name, hotel, ...(SIZES[name] ?? [])));
  const natural = (await sharp(svg).metadata()).width;
  for (const width of WIDTHS[name] ?? OTHER_WIDTHS) {
    const target = here(`media/${hotel}/${name}-${width}.avif`);
    await sharp(svg, { density: (POINTS_PER_INCH * width) / natural })
      .resize({ width })
      .avif({ quality: QUALITY, effort: 3, chromaSubsampling: '4:4:4' })
      .toFile(target);
    console.log(`${target}: ${Math.round((await stat(target)).size / 1024)} KB`);
  }
}

/**
 * Renders the install icons from a hotel's favicon. Each icon fills its square and keeps the mark in
 * the middle 80 %, so any mask can crop it.
 */
async function renderIcons(hotel: string): Promise<void> {
  const favicon = await readFile(here(`media/${hotel}/favicon.svg`), 'utf8');
  const square = Buffer.from(favicon.replace(/ rx="\d+"/, ''));
  for (const size of ICON_SIZES) {
    await sharp(square, { density: (POINTS_PER_INCH * size) / FAVICON_UNITS })
      .resize({ width: size })
      .png({ palette: true })
      .toFile(here(`media/${hotel}/icon-${size}.png`));
  }
}

const only = process.argv.slice(2);
for (const [hotel, names] of Object.entries(PICTURES)) {
  await mkdir(here(`media/${hotel}`), { recursive: true });
  for (const name of names) if (!only.length || only.includes(name)) await render(hotel, name);
  await renderIcons(hotel);
}
