import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('SHELL-13 encodes any category name into one path segment', () => {
  expect(paths.category('plaza', 'local-area')).toBe('/plaza/dashboard/local-area');
  for (const name of ['a/b', 'what?', '#1', '100%', 'café', 'spa & wellness']) {
    const { pathname, search, hash } = new URL(paths.category('plaza', name), 'https://x.example');
    expect(pathname.split('/').slice(3).map(decodeURIComponent)).toEqual([name]);
    expect(search + hash).toBe('');
    expect(paths.listing('plaza', name, name).split('/')).toHaveLength(5);
  }
});

test('SHELL-116 encodes a lone surrogate as the replacement character', () => {
  expect(paths.category('plaza', 'a\ud800')).toBe('/plaza/dashboard/a%EF%BF%BD');
  expect(paths.details('plaza', ['\udc00', '😀'])).toBe(
    '/plaza/dashboard/%EF%BF%BD/%F0%9F%98%80/explore-details',
  );
});
