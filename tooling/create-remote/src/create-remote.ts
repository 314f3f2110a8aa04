#!/usr/bin/env node
/**
 * `pnpm create-remote NAME` creates a remote. It has a screen, a template, texts, a query, a form and
 * tests. In a checkout it creates the folder `mfe-NAME`; in a repository with an installed
 * `@foyer/shared` it uses the current folder (docs/own-repository.md).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IS_INSTALLED, ROOT } from '@foyer/build/packages';
import { Refusal } from '@foyer/releases/refusal';
import { assertAddressIsFree } from './free-address.ts';
import { remoteFiles, writeFiles } from './template.ts';
import { topicOf } from './topic.ts';

type Manifest = { packageManager?: string; dependencies?: Record<string, string> };
const manifest = (): Manifest => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Refusal(`${command} ${args.join(' ')} failed.`);
}

/** Adds the remote's dependencies to the lockfile and links them. */
function install(): void {
  run(
    'npx',
    '-y',
    manifest().packageManager ?? 'pnpm',
    'install',
    '--prefer-offline',
    '--no-frozen-lockfile',
  );
}

async function inCheckout(name: string, topic: string): Promise<string[]> {
  const folder = join(ROOT, name);
  if (existsSync(folder))
    throw new Refusal(`The folder ${name} exists already: choose another name.`);
  await assertAddressIsFree(topic);
  await writeFiles(await remoteFiles(topic), folder);
  install();
  // Names of another length wrap lines elsewhere than in the template.
  run('biome', 'check', '--write', name);
  return [
    `npx pnpm unit ${name}`,
    `npx pnpm dev ${name}`,
    `npx pnpm --filter ${name} build && npx pnpm fleet publish ${name}`,
  ];
}

async function inOwnRepository(name: string, topic: string): Promise<string[]> {
  if (!existsSync(join(ROOT, 'package.json')) || !manifest().dependencies?.['@foyer/shared'])
    throw new Refusal(`${ROOT} does not depend on @foyer/shared: add it there first.`);
  await writeFiles(await remoteFiles(topic), ROOT);
  install();
  return ['npx pnpm test', `npx pnpm build && npx pnpm fleet publish ${name}`];
}

try {
  const [typed, ...others] = process.argv.slice(2);
  if (!typed || others.length > 0) throw new Refusal('Usage: pnpm create-remote NAME');
  const topic = topicOf(typed);
  const name = `mfe-${topic}`;
  const next = await (IS_INSTALLED ? inOwnRepository : inCheckout)(name, topic);
  console.log(`\n${name} is ready. Next steps:\n\n  ${next.join('\n  ')}`);
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
}
