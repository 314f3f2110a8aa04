import { expect, test } from 'vitest';
import { pageName, readableName } from './readable-name.ts';

test.each([
  ['local_area-guide', 'Local Area Guide'],
  ['hotel', 'Hotel'],
  ['spa & wellness', 'Spa & Wellness'],
  ['--dining__out--', 'Dining Out'],
  ['élégance', 'Élégance'],
  ['', ''],
])('SHELL-92 renders the name %j as %j', (name, read) => {
  expect(readableName(name)).toBe(read);
});

test.each([
  ['/plaza/dashboard/local-area', 'Local Area'],
  ['/plaza/dashboard/caf%C3%A9', 'Café'],
  ['/plaza/dashboard/100%', '100%'],
  ['/plaza/dashboard/%E0%A4%A', '%E0%A4%A'],
])('SHELL-92 titles the page at %s %j', (pathname, read) => {
  expect(pageName(pathname)).toBe(read);
});
