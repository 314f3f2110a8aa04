import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { DATA } from '../server/places.ts';

/** What another team builds with. */
export type Tool = 'rspack' | 'webpack' | 'vite';

/** What a build has different from `tides` as it stands. */
export type Change = {
  /** Also what guests read in the heading. */
  version?: string;
  /** How modules are shared besides. */
  shared?: Record<string, object>;
};

const TIDES = join(import.meta.dirname, 'tides');

const run = promisify(execFile);

/** The other team's machine: nothing of this workspace lies beside or above its repository. */
async function install(): Promise<string> {
  const repository = await mkdtemp(join(tmpdir(), 'foyer-tides-'));
  process.once('exit', () => rmSync(repository, { recursive: true, force: true }));
  await checkOut(repository);
  await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: repository });
  return repository;
}

function checkOut(folder: string): Promise<void> {
  return cp(TIDES, folder, { recursive: true, filter: (path) => !path.includes('node_modules') });
}

async function edit(file: string, changeOf: (before: Record<string, unknown>) => object) {
  const before = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...before, ...changeOf(before) }));
}

let installed: Promise<string> | undefined;

async function build(tool: Tool, { version, shared }: Change): Promise<string> {
  installed ??= install();
  // Below the installed one, whose packages it finds.
  const folder = await mkdtemp(join(await installed, `${tool}-`));
  await checkOut(folder);
  if (version) await edit(join(folder, 'package.json'), () => ({ version }));
  if (shared)
    await edit(join(folder, 'federation.json'), (before) => ({
      shared: { ...(before.shared as object), ...shared },
    }));
  await run(process.execPath, ['build.ts', tool], { cwd: folder });
  return join(folder, 'dist');
}

/**
 * Builds the other team's remote `mfe-tides` with one of its tools, once in a run of the tests, and
 * gives the folder that the team would hand over.
 */
export async function buildForeign(tool: Tool, change: Change = {}): Promise<string> {
  const key = createHash('sha256')
    .update(JSON.stringify([tool, change]))
    .digest('hex');
  const place = join(DATA, 'foreign', key);
  if (existsSync(place)) return place;
  const dist = await build(tool, change);
  await mkdir(dirname(place), { recursive: true });
  // Where another process was first, its build is as good.
  await rename(dist, place).catch(() => undefined);
  return place;
}
