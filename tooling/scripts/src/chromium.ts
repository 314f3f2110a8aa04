import { existsSync } from 'node:fs';
import { install } from './debian.ts';

/** The flags of a headless Chromium in a container, without background network requests. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
];

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/**
 * The headless shell: the same engine without browser windows. A short test takes half of the time in
 * it. With two open tabs it occasionally loses a press.
 */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Returns the path of Chromium: `CHROMIUM_PATH`, else the system's. Throws if there is none. */
export function chromiumPath(): string {
  return firstExisting(BROWSERS);
}

/** Returns the path of the headless shell, else of Chromium, for tests with one tab. */
export function headlessChromiumPath(): string {
  return firstExisting([SHELL, ...BROWSERS]);
}

function firstExisting(places: string[]): string {
  const path = [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place));
  if (!path) {
    throw new Error(
      `No Chromium found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.`,
    );
  }
  return path;
}

/** Installs a missing Chromium or headless shell if possible. Throws if Chromium is still missing. */
export function installChromium(): void {
  const missing = [
    ...(existsSync(SHELL) ? [] : ['chromium-headless-shell']),
    ...(BROWSERS.some(existsSync) ? [] : ['chromium']),
  ];
  if (!process.env.CHROMIUM_PATH) install(missing);
  chromiumPath();
}
