import { spawnSync } from 'node:child_process';

/** The Debian packages that the tests need besides Chromium. */
const PACKAGES = {
  Firefox: ['firefox-esr'],
  WebKit: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'],
  PostgreSQL: ['postgresql'],
};

/** A program from Debian packages that the tests use. */
export type Program = keyof typeof PACKAGES;

export const PROGRAMS = Object.keys(PACKAGES) as Program[];

/** Lists the packages of a program that are not installed. */
export function missingPackages(program: Program): string[] {
  return PACKAGES[program].filter((name) => !isInstalled(name));
}

function isInstalled(name: string): boolean {
  const { stdout } = spawnSync('/usr/bin/dpkg', ['--status', name], { encoding: 'utf8' });
  return /^Status: install ok installed$/m.test(stdout ?? '');
}

/** Installs packages with apt-get if this machine and this user can. */
export function install(packages: readonly string[]): void {
  if (packages.length === 0) return;
  console.log(`Installing ${packages.join(' ')} with apt-get.`);
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const step of [
    ['update', '-qq'],
    ['install', '-y', '-qq', ...packages],
  ]) {
    const [command = '', ...args] = [...sudo, 'apt-get', ...step];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const { status } = spawnSync(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) return;
  }
}
