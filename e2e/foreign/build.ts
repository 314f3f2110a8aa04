import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { appendFile, cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What another team builds with. */
export type Tool = 'rspack' | 'webpack' | 'vite';

/** What a build has different from `tides` as it stands. */
export type Change = {
  /** Also what guests read in the heading. */
  version?: string;
  /** How modules are shared; one that is null is bundled instead. */
  shared?: Record<string, object | null>;
  library?: { type: string; name: string };
  /** More rules at the end of a screen's stylesheet. */
  styles?: string;
};

/** The React of the page under a number that wins wherever the highest one does. */
export const ANOTHER_REACT = { singleton: true, version: '99.0.0', requiredVersion: '^99.0.0' };

/** The tools' own default, which only a script tag can run. */
export const CLASSIC_SCRIPT = { type: 'var', name: 'mfe_tides' };

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
  const after = { ...before, ...changeOf(before) };
  await writeFile(
    file,
    JSON.stringify(after, (_, value) => value ?? undefined),
  );
}

let installed: Promise<string> | undefined;

async function build(tool: Tool, { version, shared, library, styles }: Change): Promise<string> {
  installed ??= install();
  // Below the installed one, whose packages it finds.
  const folder = await mkdtemp(join(await installed, `${tool}-`));
  await checkOut(folder);
  if (version) await edit(join(folder, 'package.json'), () => ({ version }));
  if (library) await edit(join(folder, 'federation.json'), () => ({ library }));
  if (shared)
    await edit(join(folder, 'federation.json'), (before) => ({
      shared: { ...(before.shared as object), ...shared },
    }));
  if (styles) await appendFile(join(folder, 'src/tides/tides.module.css'), styles);
  await run(process.execPath, ['build.ts', tool], { cwd: folder });
  return join(folder, 'dist');
}

const builds = new Map<string, Promise<string>>();

/**
 * Builds the other team's remote `mfe-tides` with one of its tools, once in a process, and gives the
 * folder that the team would hand over. It is gone when the process ends.
 */
export function buildForeign(tool: Tool, change: Change = {}): Promise<string> {
  const key = JSON.stringify([tool, change]);
  const known = builds.get(key) ?? build(tool, change);
  builds.set(key, known);
  return known;
}
