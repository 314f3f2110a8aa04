import { expect, test } from 'vitest';
import { compile } from './compile.ts';
import { markOf } from './marks.ts';

const name = markOf({ slot: 'name', kind: 'name' });
const logo = markOf({ slot: 'logo', kind: 'address' });
const place = markOf({ slot: 'place', kind: 'segment' });
const stay = markOf({ slot: 'stay', kind: 'flag' });
const open = markOf({ open: `/plaza/${place}` });
const current = markOf({ current: `/plaza/${place}`, below: true });
const param = markOf({ param: 'categorySlug' });
const askedOf = markOf({ open: `/plaza/${param}` });
const ADDRESS = ['/plaza/', { slot: 'place', as: 'segment' }];

test('markup is cut at its marks', () => {
  expect(compile(`<p title="At ${name}">${name}!</p>`)).toEqual([
    '<p title="At ',
    { slot: 'name' },
    '">',
    { slot: 'name' },
    '!</p>',
  ]);
});

test('addresses stand where a browser follows them, and segments inside of one', () => {
  expect(compile(`<img srcSet="${logo}" src="${logo}"/>`)).toEqual([
    '<img srcSet="',
    { slot: 'logo', as: 'srcset' },
    '" src="',
    { slot: 'logo' },
    '"/>',
  ]);
  expect(compile(`<a href="/plaza/${place}">`)).toEqual([
    '<a href="/plaza/',
    { slot: 'place', as: 'segment' },
    '">',
  ]);
});

test('a form is one that the browser does not send', () => {
  const form = '<form noValidate="" method="dialog" class="x"></form>';
  expect(compile(form)).toEqual([form]);
});

test('a condition has both of its sides, a list its item', () => {
  const inner = `<frame-each of="links"><b>${name}</b></frame-each>`;
  const sides = `<frame-yes>${inner}</frame-yes><frame-no>none</frame-no>`;
  expect(compile(`<frame-when of="${open}">${sides}</frame-when>`)).toEqual([
    {
      when: { open: ADDRESS },
      yes: [{ each: 'links', item: ['<b>', { slot: 'name' }, '</b>'] }],
      no: ['none'],
    },
  ]);
});

test('a link may lead to the page itself; a layout has a place for its screen', () => {
  expect(compile(`<a aria-current="${current}" href="/x">`)).toEqual([
    '<a',
    { current: ADDRESS, below: true },
    ' href="/x">',
  ]);
  expect(compile('<main><frame-outlet></frame-outlet></main>')).toEqual([
    '<main>',
    { outlet: true },
    '</main>',
  ]);
});

test.each([
  ['a text as an address', `<a href="${name}">`, 'is no address'],
  ['a text as an address that a script follows', `<image data-href="${name}"/>`, 'is no address'],
  ['an address behind another one', `<a href="https://evil.example${logo}">`, 'is no address'],
  ['an address with something behind it', `<img src="${logo}?x"/>`, 'is no address'],
  ['a segment that begins an address', `<a href="${place}/x">`, 'is no address'],
  ['a segment as a host', `<a href="//${place}/x">`, 'is no address'],
  ['a slot in a style', `<i style="color:${name}">`, 'cannot stand in "style"'],
  ['a slot in a handler', `<i onclick="${name}">`, 'cannot stand in "onclick"'],
  ['a flag as text', `<i>${stay}</i>`, '`When` alone'],
  ['an answer as text', `<i>${open}</i>`, '`When` alone'],
  ['a link to this page as text', `<i>${current}</i>`, '`aria-current` alone'],
  ['an address that was changed', `<img src="${logo.slice(1)}"/>`, 'in another way than it is'],
  ['what only looks like a mark', '<i>zq99999qz</i>', 'is none'],
  ['a script', '<script>1</script>', 'cannot have <script'],
  ['a form that sends itself', '<form class="x"><i title="dialog">', 'has method="dialog"'],
  ['what React could not draw', '<!--$!--><template></template>', 'cannot have'],
])('%s is no frame', (_, html, words) => {
  expect(() => compile(html)).toThrow(words);
});

test.each([
  ['as text', `<p>${param}</p>`],
  ['in an attribute', `<p title="${param}">`],
  ['in an address', `<a href="/plaza/${param}">`],
  ['as a condition', `<frame-when of="${param}"></frame-when>`],
  ['in an address that is asked about', `<frame-when of="${askedOf}"></frame-when>`],
])('LIST-41 a parameter of the address is no part of a frame: %s', (_, html) => {
  expect(() => compile(html)).toThrow('The parameter ":categorySlug" of the address is drawn');
});
