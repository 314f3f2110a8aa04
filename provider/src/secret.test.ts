import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findSecret, readSecret } from './secret.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'foyer-secret-'));
});
afterEach(() => rmSync(data, { recursive: true }));

test('creates one secret that only its owner can read, and no other file', () => {
  const secret = readSecret(data);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(readSecret(data)).toBe(secret);
  expect(readdirSync(join(data, 'provider'))).toEqual(['secret']);
  expect(statSync(join(data, 'provider', 'secret')).mode & 0o777).toBe(0o600);
});

test('rejects an empty file as secret', () => {
  mkdirSync(join(data, 'provider'));
  writeFileSync(join(data, 'provider', 'secret'), '');
  expect(() => readSecret(data)).toThrow(/^FOYER_DATA: .*secret holds no secret/);
});

test("API-29 a command finds a provider's secret and creates none", () => {
  expect(() => findSecret(data)).toThrow(
    /^FOYER_DATA: .*secret cannot be read \(ENOENT\)\. Start /,
  );
  expect(readdirSync(data)).toEqual([]);
  expect(readSecret(data)).toBe(findSecret(data));
});
