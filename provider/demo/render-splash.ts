import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/**
 * Renders Grand Plaza's splash film, a slow zoom: `node provider/demo/render-splash.ts`.
 * Needs ffmpeg; `FFMPEG` sets another path to it.
 */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const FFMPEG = process.env.FFMPEG ?? 'ffmpeg';
const SECONDS = 3.5;
const FRAMES_PER_SECOND = 30;
const FRAMES = SECONDS * FRAMES_PER_SECOND;
/** Three times the film's width: at the film's own width, whole-pixel zoom steps would jitter. */
const DRAWN_WIDTH = 2160;
const SCENE_WIDTH = 780;

const still = join(tmpdir(), 'foyer-splash.png');
await sharp(await readFile(here('scenes/grand-plaza-tall.svg')), {
  density: (72 * DRAWN_WIDTH) / SCENE_WIDTH,
})
  .resize({ width: DRAWN_WIDTH })
  .png()
  .toFile(still);
const zoom = `zoompan=z='1+0.07*on/${FRAMES}':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)*0.55'`;
const film = `${zoom}:d=${FRAMES}:s=720x1560:fps=${FRAMES_PER_SECOND},format=yuv420p`;
const encoding = '-c:v libx264 -preset veryslow -crf 25 -movflags +faststart -an'.split(' ');
const target = here('media/grand-plaza/splash.mp4');
execFileSync(
  FFMPEG,
  ['-y', '-i', still, '-vf', film, '-frames:v', String(FRAMES), ...encoding, target],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
