import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/**
 * Renders the drawings of the demo hotels: `node provider/demo/render-pictures.ts`. The results
 * are committed, so that a start needs no image library.
 */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const HOTELS = ['grand-plaza', 'seaside-inn'];
/** Lists the widths of a drawing that the demo data name in `?w=`. */
const WIDTHS: Record<string, number[]> = { banner: [390, 780, 1170, 1600] };
const OTHER_WIDTHS = [400, 800, 1200];
const QUALITY = 55;
const POINTS_PER_INCH = 72;

async function render(source: string, target: string, width: number): Promise<void> {
  const svg = await readFile(source);
  const natural = (await sharp(svg).metadata()).width;
  await sharp(svg, { density: (POINTS_PER_INCH * width) / natural })
    .resize({ width })
    .avif({ quality: QUALITY, effort: 6, chromaSubsampling: '4:4:4' })
    .toFile(target);
  console.log(`${target}: ${Math.round((await stat(target)).size / 1024)} KB`);
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
}
