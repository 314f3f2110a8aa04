import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    for (const step of [
      ['update', '-qq'],
      ['install', '-y', '-qq', 'chromium'],
    ]) {
      const [command, ...args] = [...sudo, 'apt-get', ...step] as [string, ...string[]];
      const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
      if (status !== 0) throw error;
    }
    chromiumPath();
  }
}
