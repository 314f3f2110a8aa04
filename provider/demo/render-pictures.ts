import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/**
 * Renders the drawings and install icons of the demo hotels: `node provider/demo/render-pictures.ts`.
 * The results are committed, so that a start needs no image library.
 */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const HOTELS = ['grand-plaza', 'seaside-inn'];
/** Lists the widths of a drawing that the demo data name in `?w=`. */
const WIDTHS: Record<string, number[]> = { banner: [390, 780, 1170, 1600] };
const OTHER_WIDTHS = [400, 800, 1200];
const QUALITY = 55;
const POINTS_PER_INCH = 72;
const ICON_SIZES = [192, 512];
const FAVICON_UNITS = 80;

async function render(source: string, target: string, width: number): Promise<void> {
  const svg = await readFile(source);
  const natural = (await sharp(svg).metadata()).width;
  await sharp(svg, { density: (POINTS_PER_INCH * width) / natural })
    .resize({ width })
    .avif({ quality: QUALITY, effort: 6, chromaSubsampling: '4:4:4' })
    .toFile(target);
  console.log(`${target}: ${Math.round((await stat(target)).size / 1024)} KB`);
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

for (const hotel of HOTELS) {
  await mkdir(here(`media/${hotel}`), { recursive: true });
  for (const file of await readdir(here('scenes'))) {
    if (!file.startsWith(`${hotel}-`)) continue;
    const name = file.slice(hotel.length + 1, -'.svg'.length);
    for (const width of WIDTHS[name] ?? OTHER_WIDTHS) {
      await render(here(`scenes/${file}`), here(`media/${hotel}/${name}-${width}.avif`), width);
    }
  }
  await renderIcons(hotel);
}
