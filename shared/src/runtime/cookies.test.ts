import { afterEach, expect, test, vi } from 'vitest';
import { cookies } from './cookies.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['https:', '; secure'],
  // As on a developer's machine.
  ['http:', ''],
])('SHELL-35 a cookie of a page that came by %s ends with "%s"', (protocol, end) => {
  const document = { cookie: '' };
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { protocol });
  cookies.set('foyer_in', 60);
  expect(document.cookie).toBe(`foyer_in=1; path=/; max-age=60; samesite=lax${end}`);
});
