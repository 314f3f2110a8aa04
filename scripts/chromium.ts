import { existsSync } from 'node:fs';
import { install } from './apt.ts';

/** What a headless Chromium needs to run in a container without reaching out. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
];

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The system's Chromium; `CHROMIUM_PATH` names another one. Throws where there is none. */
export function chromiumPath(): string {
  const path = [process.env.CHROMIUM_PATH, ...PLACES].find((place) => place && existsSync(place));
  if (!path) {
    throw new Error(
      `No Chromium found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.`,
    );
  }
  return path;
}

/** Installs Debian's Chromium where no browser is found and the machine can do so. */
export function installChromium(): void {
  try {
    chromiumPath();
  } catch (error) {
    console.log('No Chromium found: installing it with apt-get.');
    if (!install('chromium')) throw error;
    chromiumPath();
  }
}
