import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@foyer/build/packages';
import { Environment as GatewayEnvironment } from '@foyer/common/gateway-environment';
import { Environment as DeskEnvironment } from '@foyer/provider/desk-environment';
import { Environment as ProviderEnvironment } from '@foyer/provider/env';
import { expect, test } from 'vitest';

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const guide = (name: string) => textOf(`docs/operator/${name}.md`);

const isPusher = (name: string) => name.startsWith('PUSHER_');
const isOther = (name: string) => !isPusher(name);
const ofProvider = Object.keys(ProviderEnvironment.shape);

test.each([
  ['Gateway', Object.keys(GatewayEnvironment.shape).filter(isOther)],
  ['Provider', ofProvider.filter(isOther)],
  ['Live events', ofProvider.filter(isPusher)],
  ['Commands', Object.keys(DeskEnvironment.shape).filter(isOther)],
])('configure.md has every variable below %s', (heading, names) => {
  const [section = ''] = guide('configure').split(`## ${heading}\n`)[1]?.split('\n## ') ?? [];
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) expect(section).toContain(`\`${name}\``);
});

/** The literals that are logged, and the least number of each kind. */
const MESSAGES = [
  // In a call of the logger, or of a helper that logs.
  {
    pattern:
      /\b(?:log\.(?:warn|error)|warn|attempt|logOnce)\([^;]*?['`]([a-z][\w-]* (?:[^'`$:;]|\$\{\w+\})+)/gi,
    least: 30,
  },
  // In an option or a variable for a helper that logs.
  { pattern: /\blog, message: '([^']+)'/g, least: 2 },
  {
    pattern: /\bconst message = '([^']+)';\s[^;]*(?:\battempt\(message,|\blog, message \})/g,
    least: 2,
  },
];

/** Returns the source text of gateway and provider, without tests. */
async function serverSource(): Promise<string> {
  const folders = 'platform/{common,gateway,preview,releases,edge}/src,provider/src';
  const files: string[] = [];
  for await (const path of glob(`{${folders}}/**/*.ts`, { cwd: ROOT }))
    if (!/\.test\.ts$|testing\//.test(path)) files.push(textOf(path));
  return files.join('\n');
}

test('on-call.md has every warning and error that gateway and provider log by a literal, and no other', async () => {
  const source = await serverSource();
  const [section = ''] = guide('on-call').split('## A log says\n')[1]?.split('\n## ') ?? [];

  for (const { pattern, least } of MESSAGES) {
    const logged = [...source.matchAll(pattern)];
    expect(logged.length).toBeGreaterThanOrEqual(least);
    // The guide writes a 9 for the number of a revision.
    for (const [, text = ''] of logged)
      expect(section).toContain(text.replaceAll(/\$\{\w+\}/g, '9'));
  }

  const firstCells = section.match(/^\| `[^|]+(?= \|)/gm) ?? [];
  const listed = firstCells.flatMap((cell) => cell.match(/(?<=`)[^`]{6,}(?=`)/g) ?? []);
  expect(listed.length).toBeGreaterThan(25);
  // `…` and the number of a revision stand for a part that differs.
  for (const text of listed)
    for (const part of text.split(/[:;]? ?(?:…| 9) ?/)) expect(source).toContain(part);
});
