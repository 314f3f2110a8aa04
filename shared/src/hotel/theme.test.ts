import { expect, test } from 'vitest';
import { safeImage, themeOf } from './theme.ts';

test.each([
  ['/api/media/a.avif?w=390,780', '/api/media/a.avif?w=390,780'],
  ['https://cdn.test/a b.png', 'https://cdn.test/a%20b.png'],
])('accepts the image address %s', (address, expected) => {
  expect(safeImage(address)).toBe(expected);
});

test.each([
  null,
  undefined,
  '',
  'http://cdn.test/a.png',
  '//evil.test/a.png',
  '/\\evil.test/a.png',
  'java\tscript:alert(1)',
  'data:image/svg+xml,<svg>',
  'https://user@cdn.test/a.png',
  '/a.png") url(x',
  'a.png',
])('refuses the image address %j', (address) => {
  expect(safeImage(address)).toBeUndefined();
});

test('FLEET-48 FLEET-104 refuses an address of more than 2,048 characters', () => {
  for (const start of ['/a', 'https://cdn.test/a']) {
    const longest = start.padEnd(2048, 'a');
    expect(safeImage(longest)).toBe(longest);
    expect(safeImage(`${longest}a`)).toBeUndefined();
  }
  // A browser encodes these letters, which makes the address longer than its text.
  expect(safeImage(`https://cdn.test/${'é'.repeat(1000)}`)).toBeUndefined();
});

test('SHELL-04 keeps the defaults for invalid settings and lets none of them into the style', () => {
  const theme = themeOf({
    primary_color: 'red;}body{display:none',
    secondary_color: '#12',
    font_family: 'x";}*{color:red',
    favicon: 'javascript:x',
    app_name: '',
  });
  expect(theme).toEqual(themeOf(undefined));
  expect(theme.title).toBe('Your Hotel');
  expect(theme.favicon).toBe('/favicon.icon');
  expect(Object.values(theme.variables).join()).not.toMatch(/[;{}<]/);
});
