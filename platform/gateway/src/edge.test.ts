import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';

const NODE_ONLY = /^(?:node:|@hono\/node-server|pino$)/;
const SHARED = resolve(import.meta.dirname, '../../shared');
const { exports: entries } = JSON.parse(readFileSync(`${SHARED}/package.json`, 'utf8')) as {
  exports: Record<string, string>;
};

/** Returns the file of an import in this repository; undefined for an external package. */
function fileOf(name: string, importer: string): string | undefined {
  if (name.startsWith('.')) return resolve(dirname(importer), name);
  const entry = /^@foyer\/shared\/(.+)$/.exec(name)?.[1];
  if (!entry) return undefined;
  const [folder, ...path] = entry.split('/');
  const target = entries[`./${entry}`] ?? entries[`./${folder}/*`] ?? '';
  return resolve(SHARED, target.replace('*', path.join('/')));
}

/** Returns the imports of `file` and its dependencies, by file. */
function importsOf(file: string, seen = new Map<string, string[]>()): Map<string, string[]> {
  if (seen.has(file)) return seen;
  const source = readFileSync(file, 'utf8');
  const found = source.matchAll(/^(?:import|export)\b(?! type)(?:[^;']*?from)?\s*'([^']+)'/gms);
  const names = [...found].map(([, name]) => name ?? '');
  seen.set(file, names);
  for (const name of names) {
    const next = fileOf(name, file);
    if (next) importsOf(next, seen);
  }
  return seen;
}

test('the app and its imports run without Node; only start.ts needs Node', () => {
  const ofApp = importsOf(resolve(import.meta.dirname, 'app.ts'));
  const ofStart = importsOf(resolve(import.meta.dirname, 'start.ts'));
  const nodeOnly = (imports: Map<string, string[]>) =>
    [...imports.values()].flat().filter((name) => NODE_ONLY.test(name));
  expect([...ofApp.keys()]).toContain(`${SHARED}/src/hotel/theme.ts`);
  expect(nodeOnly(ofApp)).toEqual([]);
  expect(nodeOnly(ofStart)).not.toEqual([]);
});
