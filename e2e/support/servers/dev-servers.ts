import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT, remoteNames } from '@foyer/build/packages';
import { freePort, isFree } from '@foyer/build/ports';
import { REQUIRED_REMOTES } from '@foyer/releases/contracts';
import { stopProcess, untilHealthy } from '@foyer/scripts/processes';
import type { Page } from '@playwright/test';
import { PROVIDER_URL } from '../../server/addresses.ts';

/** Below the time limit of the starting test, which would leave the servers running. */
const HEALTHY_MS = 90_000;
const EXCLUDED_FOLDERS = ['node_modules', 'docs', 'e2e', 'bench'];

/** Copies the sources, with the installed packages of this checkout; inner links stay inside the copy. */
async function copySources(remotes: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-dev-'));
  const others = remoteNames().filter((name) => !remotes.includes(name));
  for (const name of await readdir(ROOT)) {
    if (name.startsWith('.') || [...EXCLUDED_FOLDERS, ...others].includes(name)) continue;
    await cp(join(ROOT, name), join(folder, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => basename(path) !== 'dist',
    });
  }
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Returns a free port that `count` free ports follow. */
async function firstOfFreePorts(count: number): Promise<number> {
  const port = await freePort();
  const behind = Array.from({ length: count }, (_, index) => isFree(port + 1 + index));
  return (await Promise.all(behind)).every(Boolean) ? port : firstOfFreePorts(count);
}

type Edit = (file: string, before: string, after: string) => Promise<void>;

type DevServerOptions = {
  /** Edits the sources before the first build. */
  prepare?: (edit: Edit) => Promise<void>;
  /** Remotes in the copy; the required ones by default. */
  remotes?: string[];
  /** Parameters of `pnpm dev`. */
  parameters?: string[];
  /** Folder with releases and fleet; without it there are none. */
  data?: string;
};

/**
 * Starts `pnpm dev` on an editable copy of the sources, with the tests' real provider. Stop it at
 * the end.
 */
export async function startDevServers({
  prepare,
  remotes = [...REQUIRED_REMOTES],
  parameters = [],
  data,
}: DevServerOptions) {
  const folder = await copySources(remotes);
  /** Replaces a text in a file atomically, so that the file is built once. */
  const edit: Edit = async (file, before, after) => {
    const path = join(folder, file);
    const source = await readFile(path, 'utf8');
    if (!source.includes(before)) throw new Error(`${file} does not have: ${before}`);
    const whole = source.replace(before, () => after);
    await writeFile(`${path}.new`, whole);
    await rename(`${path}.new`, path);
  };
  /** Saves a file like some editors: empties it, then writes it after `read`. */
  const editInSteps = async (file: string, read: () => Promise<void>): Promise<void> => {
    const path = join(folder, file);
    const whole = await readFile(path);
    await writeFile(path, '');
    await read();
    await writeFile(path, whole);
  };
  await prepare?.(edit);
  // One dev server per remote, and one for the shell.
  const port = await firstOfFreePorts(remotes.length + 1);
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['tooling/dev-server/src/main.ts', ...parameters], {
    cwd: folder,
    // A build in this process may have set it, too.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      PROVIDER_URL,
      FOYER_DATA: data ?? join(folder, '.data'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => output.push(chunk));
  const stop = async () => {
    await stopProcess(child);
    await rm(folder, { recursive: true });
  };
  try {
    await untilHealthy(child, `${url}/-/healthz`, HEALTHY_MS);
  } catch (error) {
    process.stderr.write(Buffer.concat(output));
    await stop();
    throw error;
  }
  const open = (page: Page, path: string) => page.goto(url + path);
  return { url, open, edit, editInSteps, stop };
}
