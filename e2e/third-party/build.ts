import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { DATA } from '../server/addresses.ts';

/** The build tool of the other team. */
export type Tool = 'rspack' | 'webpack' | 'vite';

/** Changes of a build compared to `tides`. */
export type Change = {
  /** The heading shows it, too. */
  version?: string;
  /** Further shared modules. */
  shared?: Record<string, object>;
};

const TIDES = join(import.meta.dirname, 'tides');

const run = promisify(execFile);

/** Installs the other team's repository outside of this workspace. */
async function install(): Promise<string> {
  const repository = await mkdtemp(join(tmpdir(), 'foyer-tides-'));
  process.once('exit', () => rmSync(repository, { recursive: true, force: true }));
  await copyRepository(repository);
  await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: repository });
  return repository;
}

function copyRepository(folder: string): Promise<void> {
  return cp(TIDES, folder, { recursive: true, filter: (path) => !path.includes('node_modules') });
}

async function edit(file: string, changeOf: (before: Record<string, unknown>) => object) {
  const before = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...before, ...changeOf(before) }));
}

let installed: Promise<string> | undefined;

async function build(tool: Tool, { version, shared }: Change): Promise<string> {
  installed ??= install();
  // Inside the installed repository, so that it finds its packages.
  const folder = await mkdtemp(join(await installed, `${tool}-`));
  await copyRepository(folder);
  if (version) await edit(join(folder, 'package.json'), () => ({ version }));
  if (shared)
    await edit(join(folder, 'federation.json'), (before) => ({
      shared: { ...(before.shared as object), ...shared },
    }));
  await run(process.execPath, ['build.ts', tool], { cwd: folder });
  return join(folder, 'dist');
}

/**
 * Builds the other team's remote `mfe-tides` with a tool, once per test run. Returns the folder of
 * the build.
 */
export async function buildThirdParty(tool: Tool, change: Change = {}): Promise<string> {
  const key = createHash('sha256')
    .update(JSON.stringify([tool, change]))
    .digest('hex');
  const target = join(DATA, 'third-party', key);
  if (existsSync(target)) return target;
  const dist = await build(tool, change);
  await mkdir(dirname(target), { recursive: true });
  // If another process was first, its build is the same.
  await rename(dist, target).catch(() => undefined);
  return target;
}
