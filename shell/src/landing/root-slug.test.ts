import { expect, test, vi } from 'vitest';
import { rootSlug, subdomainLabel } from './root-slug.ts';

const known = async (slug: string) => slug === 'plaza';
const at = (hostname: string, search = '') => ({ hostname, search });

test('SHELL-82 prefers ?hotel=', async () => {
  expect(await rootSlug(at('plaza.foyer.example', '?hotel=inn'), 'remembered', known)).toBe('inn');
});

test('SHELL-82 uses a subdomain that names a known hotel', async () => {
  expect(await rootSlug(at('plaza.foyer.example'), 'remembered', known)).toBe('plaza');
});

test('SHELL-82 falls back to the remembered slug, then to default', async () => {
  expect(await rootSlug(at('other.foyer.example'), 'remembered', known)).toBe('remembered');
  expect(await rootSlug(at('foyer.example'), undefined, known)).toBe('default');
});

test('SHELL-82 redirects even if the provider fails or never answers', async () => {
  vi.useFakeTimers();
  const address = at('plaza.foyer.example');
  const failing = rootSlug(address, 'remembered', () => Promise.reject(new Error('down')));
  const hanging = rootSlug(address, undefined, () => new Promise(() => undefined));
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(await Promise.all([failing, hanging])).toEqual(['remembered', 'default']);
});

test('SHELL-82 ignores a value that is not a valid slug', async () => {
  expect(await rootSlug(at('localhost', '?hotel=../x'), 'remembered', known)).toBe('remembered');
  expect(await rootSlug(at('localhost', '?hotel=dashboard'), 'remembered', known)).toBe(
    'remembered',
  );
});

test.each([
  ['plaza.foyer.example', 'plaza'],
  ['plaza.localhost', 'plaza'],
  ['www.foyer.example', undefined],
  ['foyer.example', undefined],
  ['localhost', undefined],
  ['192.168.1.20', undefined],
  ['[::1]', undefined],
])('derives from %s the label %s', (hostname, label) => {
  expect(subdomainLabel(hostname)).toBe(label);
});
