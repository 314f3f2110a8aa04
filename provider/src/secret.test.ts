import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findSecret, readSecret } from './secret.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'foyer-secret-'));
});
afterEach(() => rmSync(data, { recursive: true }));

it('makes a secret once, for its owner only, and leaves nothing else', () => {
  const secret = readSecret(data);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(readSecret(data)).toBe(secret);
  expect(readdirSync(join(data, 'provider'))).toEqual(['secret']);
  expect(statSync(join(data, 'provider', 'secret')).mode & 0o777).toBe(0o600);
});

it('takes no empty file for a secret', () => {
  mkdirSync(join(data, 'provider'));
  writeFileSync(join(data, 'provider', 'secret'), '');
  expect(() => readSecret(data)).toThrow(/^FOYER_DATA: .*secret holds no secret/);
});

it('API-29 a command finds the secret of a provider, and makes none where none ever ran', () => {
  expect(() => findSecret(data)).toThrow(
    /^FOYER_DATA: .*secret cannot be read \(ENOENT\)\. Start /,
  );
  expect(readdirSync(data)).toEqual([]);
  expect(readSecret(data)).toBe(findSecret(data));
});
