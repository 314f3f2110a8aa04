import { spawnSync } from 'node:child_process';

/** Whether a package of Debian's is installed. */
export function isInstalled(name: string): boolean {
  const { stdout } = spawnSync('/usr/bin/dpkg', ['--status', name], { encoding: 'utf8' });
  return /^Status: install ok installed$/m.test(stdout ?? '');
}

/** Installs packages of Debian's; false where this machine or this user cannot. */
export function install(...packages: string[]): boolean {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  return [
    ['update', '-qq'],
    ['install', '-y', '-qq', ...packages],
  ].every((step) => {
    const [command, ...args] = [...sudo, 'apt-get', ...step] as [string, ...string[]];
    const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    return status === 0;
  });
}
