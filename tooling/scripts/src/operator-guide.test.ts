import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@foyer/build/packages';
import { expect, test } from 'vitest';

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const guide = (name: string) => textOf(`docs/operator/${name}.md`);

/** Returns the keys of the schemas in these files, such as `PUBLIC_URL`. */
function variablesIn(...paths: string[]): string[] {
  return paths.flatMap((path) => textOf(path).match(/(?<=^ {2})[A-Z][A-Z_0-9]+(?=: )/gm) ?? []);
}

const PUSHER = 'shared/src/contracts/pusher-variables.ts';

test.each([
  ['Gateway', variablesIn('platform/common/src/gateway-environment.ts')],
  ['Provider', variablesIn('provider/src/env.ts').filter((name) => !name.startsWith('PUSHER'))],
  [
    'Live events',
    variablesIn(PUSHER, 'provider/src/env.ts').filter((name) => /^PUSHER/.test(name)),
  ],
  ['Commands', variablesIn('provider/src/desk/desk-environment.ts')],
])('configure.md has every variable below %s', (heading, names) => {
  const [section = ''] = guide('configure').split(`## ${heading}\n`)[1]?.split('\n## ') ?? [];
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) expect(section).toContain(`\`${name}\``);
});

/** Returns the source text of gateway and provider, without tests. */
async function serverSource(): Promise<string> {
  const folders = 'platform/{gateway,preview,releases,edge}/src,provider/src';
  const files: string[] = [];
  for await (const path of glob(`{${folders}}/**/*.ts`, { cwd: ROOT }))
    if (!/\.test\.ts$|testing\//.test(path)) files.push(textOf(path));
  return files.join('\n');
}

test('on-call.md has every warning and error that gateway and provider log, and no other', async () => {
  const source = await serverSource();
  const [section = ''] = guide('on-call').split('## A log says\n')[1]?.split('\n## ') ?? [];

  const logged = [...source.matchAll(/\blog\.(?:warn|error)\([^;]*?['`]([A-Z]\w* [^'`$:;]+)/gi)];
  expect(logged.length).toBeGreaterThan(20);
  for (const [, text = ''] of logged) expect(section).toContain(text);

  const firstCells = section.match(/^\| `[^|]+(?= \|)/gm) ?? [];
  const listed = firstCells.flatMap((cell) => cell.match(/(?<=`)[^`]{6,}(?=`)/g) ?? []);
  expect(listed.length).toBeGreaterThan(25);
  // `…` and the number of a revision stand for a part that differs.
  for (const text of listed)
    for (const part of text.split(/[:;]? ?(?:…| 9) ?/)) expect(source).toContain(part);
});
