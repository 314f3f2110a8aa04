import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { install } from './debian.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-debian-'));
  vi.stubEnv('PATH', folder);
  vi.spyOn(console, 'log').mockReturnValue();
  await program('sudo', 'shift; exec "$@"');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** Writes a shell script; the tests find no other programs. */
const program = (name: string, lines: string) =>
  writeFile(join(folder, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });

/** Reads what the tests' apt-get wrote down: a line for each call. */
const asked = () => readFile(join(folder, 'asked'), 'utf8').catch(() => '');

/** Writes an apt-get that notes its arguments and ends with this status. */
const aptGet = (status: number) =>
  program('apt-get', `echo "$@" >>'${folder}/asked'; exit ${status}`);

test('packages are installed from lists that were fetched just before', async () => {
  await aptGet(0);
  install(['postgresql', 'xvfb']);
  expect(await asked()).toBe('update -qq\ninstall -y -qq postgresql xvfb\n');
});

test('where nothing is missing, nothing is asked for', async () => {
  await aptGet(0);
  install([]);
  expect(await asked()).toBe('');
});

test('where the lists cannot be fetched nothing is installed', async () => {
  await aptGet(100);
  install(['postgresql']);
  expect(await asked()).toBe('update -qq\n');
});
