import { existsSync } from 'node:fs';
import { install } from './debian.ts';

/** What a headless Chromium needs to run in a container without reaching out. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
];

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/**
 * The same engine without the browser's own windows, which cost a short test half of its time. With
 * two tabs open it now and then loses a press.
 */
const SHELL = '/usr/bin/chromium-headless-shell';

/** The system's Chromium, as people have it; `CHROMIUM_PATH` names another one. Throws where there is none. */
export function chromiumPath(): string {
  return firstOf(BROWSERS);
}

/** What tests of one tab run in: Chromium's headless shell, else Chromium. `CHROMIUM_PATH` and errors as above. */
export function headlessChromiumPath(): string {
  return firstOf([SHELL, ...BROWSERS]);
}

function firstOf(places: string[]): string {
  const path = [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place));
  if (!path) {
    throw new Error(
      `No Chromium found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.`,
    );
  }
  return path;
}

/** Installs the missing ones of the two where the machine can. Throws where there is no Chromium then. */
export function installChromium(): void {
  const missing = [
    ...(existsSync(SHELL) ? [] : ['chromium-headless-shell']),
    ...(BROWSERS.some(existsSync) ? [] : ['chromium']),
  ];
  if (!process.env.CHROMIUM_PATH) install(missing);
  chromiumPath();
}
