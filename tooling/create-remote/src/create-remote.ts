#!/usr/bin/env node
/**
 * `pnpm create-remote NAME` creates a remote. It has a screen, a template, texts, a query and tests;
 * with `--form` also a form. In a checkout it creates the folder `mfe-NAME`; in a repository with an
 * installed `@foyer/shared` it uses the current folder (docs/team/own-repository.md).
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { IS_INSTALLED, ROOT, remoteNames } from '@foyer/build/packages';
import { mountCollisions } from '@foyer/releases/composition';
import { Refusal } from '@foyer/releases/refusal';
import type { Remote } from '@foyer/shared/contracts/remote.ts';
import { remoteFiles, TEMPLATE, writeFiles } from './template.ts';
import { topicOf, withTopic } from './topic.ts';
import { manifestIn } from './versions.ts';

const USAGE = `Usage: pnpm create-remote NAME [--form]
--form adds a form. The guide: docs/team/remote-in-ten-minutes.md`;

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Refusal(`${command} ${args.join(' ')} failed.`);
}

/** Adds the remote's dependencies to the lockfile and links them. */
function install(): void {
  const { packageManager = 'pnpm' } = manifestIn('.');
  run('npx', '-y', packageManager, 'install', '--prefer-offline', '--no-frozen-lockfile');
}

const remoteIn = async (folder: string): Promise<Remote> =>
  (await import(join(folder, 'remote.ts'))).remote;

/** Refuses a topic whose address collides with another remote of this checkout. */
async function assertAddressIsFree(topic: string): Promise<void> {
  const created: Remote = JSON.parse(withTopic(JSON.stringify(await remoteIn(TEMPLATE)), topic));
  for (const name of remoteNames()) {
    const [collision] = mountCollisions([await remoteIn(join(ROOT, name)), created]);
    if (collision) throw new Refusal(`Choose another name: ${collision}.`);
  }
}

type Created = { name: string; topic: string; files: Map<string, string> };

async function inCheckout({ name, topic, files }: Created): Promise<string[]> {
  const folder = join(ROOT, name);
  if (existsSync(folder))
    throw new Refusal(`The folder ${name} exists already: choose another name.`);
  await assertAddressIsFree(topic);
  await writeFiles(files, folder);
  install();
  // Names of another length wrap lines elsewhere than in the template.
  run('biome', 'check', '--write', name);
  return [
    `npx pnpm dev ${name}`,
    `npx pnpm unit ${name}`,
    `npx pnpm --filter ${name} build && npx pnpm fleet publish ${name}`,
  ];
}

async function inOwnRepository({ name, files }: Created): Promise<string[]> {
  if (!existsSync(join(ROOT, 'package.json')) || !manifestIn('.').dependencies?.['@foyer/shared'])
    throw new Refusal(`${ROOT} does not depend on @foyer/shared: add it there first.`);
  await writeFiles(files, ROOT);
  install();
  return ['npx pnpm test', `npx pnpm build && npx pnpm fleet publish ${name}`];
}

function readArguments() {
  const options = { form: { type: 'boolean' } } as const;
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const [typed, ...others] = positionals;
    if (typed && others.length === 0) return { typed, hasForm: values.form === true };
  } catch {
    // An unknown option.
  }
  throw new Refusal(USAGE);
}

try {
  const { typed, hasForm } = readArguments();
  const topic = topicOf(typed);
  const name = `mfe-${topic}`;
  const files = await remoteFiles(topic, { hasForm });
  const next = await (IS_INSTALLED ? inOwnRepository : inCheckout)({ name, topic, files });
  console.log(
    `\n${name} is ready. Next steps (docs/team/remote-in-ten-minutes.md):\n\n  ${next.join('\n  ')}`,
  );
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
}
