import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, normalize, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { INSPECTOR, packagePath, ROOT, releaseNames } from '@foyer/build/packages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from './build.ts';

const BUILT = [...releaseNames(), INSPECTOR].map(packagePath);

type Task = { taskId: string; hash: string; directory: string; inputs: Record<string, string> };

let copy: string;
/** The build hash of each package in the unchanged copy. */
let unchanged: Record<string, string>;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'foyer-build-'));
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  const paths = listed.split('\0').filter((path) => path && !path.startsWith('docs/'));
  await Promise.all(
    paths.map((path) => cp(join(ROOT, path), join(copy, path)).catch(ignoreMissing(path))),
  );
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  unchanged = hashesInCopy();
});
afterAll(() => rm(copy, { recursive: true }));

/** Git also lists files that the working tree has deleted. */
const ignoreMissing = (path: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw new Error(`${path}: ${error.message}`);
};

/** Lists the build tasks of a folder without running them. */
function tasksIn(folder: string): Task[] {
  const filters = BUILT.map((name) => `--filter=./${name}`);
  const turbo = join(ROOT, 'node_modules/.bin/turbo');
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  return JSON.parse(execFileSync(turbo, ['run', 'build', ...filters, '--dry=json'], options)).tasks;
}

function hashesInCopy(): Record<string, string> {
  const builds = tasksIn(copy).filter(({ taskId }) => taskId.endsWith('#build'));
  return Object.fromEntries(builds.map(({ directory, hash }) => [directory, hash]));
}

/** Returns the packages that a changed line in a file of the copy rebuilds. */
async function rebuiltBy(path: string): Promise<string[]> {
  const file = join(copy, path);
  const text = await readFile(file, 'utf8');
  await writeFile(file, `${text}\n${path.endsWith('.yaml') ? '#' : '//'} Another line.\n`);
  const changed = hashesInCopy();
  await writeFile(file, text);
  return Object.keys(changed).filter((name) => changed[name] !== unchanged[name]);
}

test('a change in one remote rebuilds only that remote', async () => {
  expect(await rebuiltBy('mfe-hotel/src/text.ts')).toEqual(['mfe-hotel']);
});

test.each([
  'shared/src/addresses/slug.ts',
  'tooling/build/src/federation/release-files.ts',
  'tooling/build/src/preset.ts',
  'platform/prerender/src/page/document.ts',
  'pnpm-lock.yaml',
])('a change in %s rebuilds everything', async (path) => {
  expect((await rebuiltBy(path)).sort()).toEqual([...BUILT].sort());
});

test.each([
  'platform/gateway/src/app.ts',
  'platform/fleet/src/main.ts',
  'shared/src/addresses/slug.test.ts',
])('a change in %s, which no build reads, rebuilds nothing', async (path) => {
  expect(await rebuiltBy(path)).toEqual([]);
});

/** Lists the modules of this checkout that Node loads for a file. */
function modulesOf(path: string): string[] {
  const script = `import { registerHooks } from 'node:module';
    const urls = [];
    registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) });
    await import(process.argv[1]);
    console.log(JSON.stringify(urls));`;
  const typed = ['--input-type=module', '--eval', script, pathToFileURL(join(ROOT, path)).href];
  const urls: string[] = JSON.parse(execFileSync(process.execPath, typed, { encoding: 'utf8' }));
  return urls
    .filter((url) => url.startsWith('file:') && !url.includes('/node_modules/'))
    .map((url) => relative(ROOT, fileURLToPath(url)));
}

test('the build hash covers every file that a build reads and every module of its configuration', async () => {
  await build();
  const tasks = tasksIn(ROOT);
  const hashed = new Set(
    tasks.flatMap(({ directory, inputs }) =>
      Object.keys(inputs).map((path) => normalize(join(directory, path))),
    ),
  );
  for (const path of releaseNames().map(packagePath)) {
    const noted = await readFile(join(ROOT, path, 'dist/sources.json'), 'utf8');
    const built = Object.keys(JSON.parse(noted)).map((source) => normalize(join(path, source)));
    const read = [...built, ...modulesOf(`${path}/rsbuild.config.ts`)];
    expect(built.length).toBeGreaterThan(10);
    expect(read).toContain('tooling/build/src/federation/release-plugin.ts');
    expect(read.filter((source) => !hashed.has(source))).toEqual([]);
  }
});
