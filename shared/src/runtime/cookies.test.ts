import { afterEach, expect, test, vi } from 'vitest';
import { cookies } from './cookies.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['https:', '; secure'],
  // On a developer's machine.
  ['http:', ''],
])('SHELL-35 sets a cookie on a page loaded over %s that ends with "%s"', (protocol, end) => {
  const document = { cookie: '' };
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { protocol });
  cookies.set('foyer_signed_in', 60);
  expect(document.cookie).toBe(`foyer_signed_in=1; path=/; max-age=60; samesite=lax${end}`);
});
