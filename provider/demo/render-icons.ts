import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/**
 * Renders the install icons from each hotel's favicon: `node provider/demo/render-icons.ts`.
 * Each icon fills its square and keeps the mark in the middle 80 %, so any mask can crop it.
 */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const SIZES = [192, 512];
const FAVICON_UNITS = 80;
const POINTS_PER_INCH = 72;

for (const hotel of ['grand-plaza', 'seaside-inn']) {
  const favicon = await readFile(here(`media/${hotel}/favicon.svg`), 'utf8');
  const square = Buffer.from(favicon.replace(/ rx="\d+"/, ''));
  for (const size of SIZES) {
    await sharp(square, { density: (POINTS_PER_INCH * size) / FAVICON_UNITS })
      .resize({ width: size })
      .png({ palette: true })
      .toFile(here(`media/${hotel}/icon-${size}.png`));
  }
}
