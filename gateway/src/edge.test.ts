import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';

const NODE_ONLY = /^(?:node:|@hono\/node-server|pino$)/;

/** Every module that `file` imports, directly or not, from this package. */
function importsOf(file: string, seen = new Map<string, string[]>()): Map<string, string[]> {
  if (seen.has(file)) return seen;
  const source = readFileSync(file, 'utf8');
  const names = [...source.matchAll(/^(?:import|export)\b[^;]*?from '([^']+)'/gms)].map(
    ([, name]) => name ?? '',
  );
  seen.set(file, names);
  for (const name of names.filter((one) => one.startsWith('.')))
    importsOf(resolve(dirname(file), name), seen);
  return seen;
}

test('the app and all it imports run without Node; only the start does not', () => {
  const nodeOnly = (entry: string) =>
    [...importsOf(resolve(import.meta.dirname, entry)).values()]
      .flat()
      .filter((name) => NODE_ONLY.test(name));
  expect(nodeOnly('app.ts')).toEqual([]);
  expect(nodeOnly('start.ts')).not.toEqual([]);
});
