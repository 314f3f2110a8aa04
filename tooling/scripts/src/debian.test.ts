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

/** Writes a shell script to the only folder in PATH. */
const program = (name: string, lines: string) =>
  writeFile(join(folder, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });

/** Reads the recorded calls of apt-get, one per line. */
const calls = () => readFile(join(folder, 'calls'), 'utf8').catch(() => '');

/** Writes an apt-get that records its arguments and exits with this status. */
const aptGet = (status: number) =>
  program('apt-get', `echo "$@" >>'${folder}/calls'; exit ${status}`);

test('installs packages after updating the package lists', async () => {
  await aptGet(0);
  install(['postgresql', 'xvfb']);
  expect(await calls()).toBe('update -qq\ninstall -y -qq postgresql xvfb\n');
});

test('runs no command if nothing is missing', async () => {
  await aptGet(0);
  install([]);
  expect(await calls()).toBe('');
});

test('installs nothing if the package lists cannot be updated', async () => {
  await aptGet(100);
  install(['postgresql']);
  expect(await calls()).toBe('update -qq\n');
});
