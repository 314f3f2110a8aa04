import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fleetSecret } from './fleet-secret.ts';

test('creates one secret for concurrent callers, readable only by its owner', async () => {
  const data = await mkdtemp(join(tmpdir(), 'foyer-secret-'));
  onTestFinished(() => rm(data, { recursive: true }));
  const all = await Promise.all(
    Array.from({ length: 8 }, () => fleetSecret(join(data, 'new'), undefined)()),
  );
  expect(new Set(all).size).toBe(1);
  expect(all[0]?.length).toBeGreaterThanOrEqual(32);
  expect(await fleetSecret(join(data, 'new'), undefined)()).toBe(all[0]);
  expect((await stat(join(data, 'new/fleet.secret'))).mode & 0o077).toBe(0);
});

test('creates no file if a secret is given', async () => {
  expect(await fleetSecret('/nowhere', 'given')()).toBe('given');
});
