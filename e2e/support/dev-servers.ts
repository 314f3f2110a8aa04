import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { REQUIRED_REMOTES } from '@foyer/shared/contracts/fleet';
import type { Page } from '@playwright/test';
import { ROOT, remoteNames } from '../../scripts/packages.ts';
import { freePort, isFree } from '../../scripts/ports.ts';
import { stopped, untilHealthy } from '../../scripts/processes.ts';
import { PROVIDER_URL } from '../server/places.ts';

/** Sooner than the time limit of what starts them, which would leave them behind. */
const HEALTHY_MS = 90_000;
const LEFT_OUT = ['node_modules', 'docs', 'e2e', 'bench'];

/** A copy with the packages of this checkout; links inside it stay inside it. */
async function copyOfSources(remotes: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-dev-'));
  const others = remoteNames().filter((name) => !remotes.includes(name));
  for (const name of await readdir(ROOT)) {
    if (name.startsWith('.') || [...LEFT_OUT, ...others].includes(name)) continue;
    await cp(join(ROOT, name), join(folder, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => basename(path) !== 'dist',
    });
  }
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** A free port with `count` free ones behind it. */
async function freePortBefore(count: number): Promise<number> {
  const port = await freePort();
  const behind = Array.from({ length: count }, (_, index) => isFree(port + 1 + index));
  return (await Promise.all(behind)).every(Boolean) ? port : freePortBefore(count);
}

type Edit = (file: string, before: string, after: string) => Promise<void>;

type Started = {
  /** Edits before anything is built. */
  prepare?: (edit: Edit) => Promise<void>;
  /** Those of the copy: the required ones, unless others are named. */
  remotes?: string[];
  /** What is typed behind `pnpm dev`. */
  typed?: string[];
  /** Where releases and fleet lie; without it there are none. */
  data?: string;
};

/**
 * `pnpm dev` before the tests' real provider, over a copy of the sources that a test may edit. Stop it at
 * the end.
 */
export async function startDevServers({
  prepare,
  remotes = [...REQUIRED_REMOTES],
  typed = [],
  data,
}: Started) {
  const folder = await copyOfSources(remotes);
  /** Saves a file with one part of it replaced: at once, so that it is built once. */
  const edit: Edit = async (file, before, after) => {
    const path = join(folder, file);
    const source = await readFile(path, 'utf8');
    if (!source.includes(before)) throw new Error(`${file} does not have: ${before}`);
    const whole = source.replace(before, () => after);
    await writeFile(`${path}.new`, whole);
    await rename(`${path}.new`, path);
  };
  /** Saves a file as some editors do, which empty it first; writes the rest after `read`. */
  const editInSteps = async (file: string, read: () => Promise<void>): Promise<void> => {
    const path = join(folder, file);
    const whole = await readFile(path);
    await writeFile(path, '');
    await read();
    await writeFile(path, whole);
  };
  await prepare?.(edit);
  // One dev server for each remote, and one for the shell.
  const port = await freePortBefore(remotes.length + 1);
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['scripts/dev.ts', ...typed], {
    cwd: folder,
    // As in a process that has built something, as that of these tests may have.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      PROVIDER_URL,
      FOYER_DATA: data ?? join(folder, '.data'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => written.push(chunk));
  const stop = async () => {
    await stopped(child);
    await rm(folder, { recursive: true });
  };
  try {
    await untilHealthy(child, `${url}/-/healthz`, HEALTHY_MS);
  } catch (error) {
    process.stderr.write(Buffer.concat(written));
    await stop();
    throw error;
  }
  const open = (page: Page, path: string) => page.goto(url + path);
  return { url, open, edit, editInSteps, stop };
}
