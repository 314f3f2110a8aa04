import { expect, test } from 'vitest';
import { compileTemplate } from './compile.ts';
import { markerOf } from './markers.ts';

const name = markerOf({ variable: 'name', kind: 'name' });
const logo = markerOf({ variable: 'logo', kind: 'address' });
const place = markerOf({ variable: 'place', kind: 'segment' });
const stay = markerOf({ variable: 'stay', kind: 'flag' });
const openPlace = markerOf({ open: `/plaza/${place}` });
const current = markerOf({ current: `/plaza/${place}`, below: true });
const param = markerOf({ param: 'categorySlug' });
const openParam = markerOf({ open: `/plaza/${param}` });
const ADDRESS = ['/plaza/', { variable: 'place', as: 'segment' }];

test('splits markup at its markers', () => {
  expect(compileTemplate(`<p title="At ${name}">${name}!</p>`)).toEqual([
    '<p title="At ',
    { variable: 'name' },
    '">',
    { variable: 'name' },
    '!</p>',
  ]);
});

test('puts an address in a URL attribute and a segment inside an address', () => {
  expect(compileTemplate(`<img srcSet="${logo}" src="${logo}"/>`)).toEqual([
    '<img srcSet="',
    { variable: 'logo', as: 'srcset' },
    '" src="',
    { variable: 'logo' },
    '"/>',
  ]);
  expect(compileTemplate(`<a href="/plaza/${place}">`)).toEqual([
    '<a href="/plaza/',
    { variable: 'place', as: 'segment' },
    '">',
  ]);
});

test('accepts a form that the browser does not submit', () => {
  const form = '<form noValidate="" method="dialog" class="x"></form>';
  expect(compileTemplate(form)).toEqual([form]);
});

test('compiles both branches of a condition and the item of a list', () => {
  const inner = `<foyer-for of="links"><b>${name}</b></foyer-for>`;
  const branches = `<foyer-nodes>${inner}</foyer-nodes><foyer-otherwise>none</foyer-otherwise>`;
  expect(compileTemplate(`<foyer-if of="${openPlace}">${branches}</foyer-if>`)).toEqual([
    {
      if: { open: ADDRESS },
      nodes: [{ for: 'links', nodes: ['<b>', { variable: 'name' }, '</b>'] }],
      otherwise: ['none'],
    },
  ]);
});

test('compiles aria-current and the outlet of a layout', () => {
  expect(compileTemplate(`<a aria-current="${current}" href="/x">`)).toEqual([
    '<a',
    { current: ADDRESS, below: true },
    ' href="/x">',
  ]);
  expect(compileTemplate('<main><foyer-outlet></foyer-outlet></main>')).toEqual([
    '<main>',
    { outlet: true },
    '</main>',
  ]);
});

test.each([
  ['a text as an address', `<a href="${name}">`, 'is not the whole address'],
  [
    'a text as an address that a script reads',
    `<image data-href="${name}"/>`,
    'is not the whole address',
  ],
  [
    'an address after other text',
    `<a href="https://evil.example${logo}">`,
    'is not the whole address',
  ],
  ['an address before other text', `<img src="${logo}?x"/>`, 'is not the whole address'],
  ['a segment that begins an address', `<a href="${place}/x">`, 'is not the whole address'],
  ['a segment as a host', `<a href="//${place}/x">`, 'is not the whole address'],
  ['a variable in a style', `<i style="color:${name}">`, 'cannot be used in "style"'],
  ['a variable in an event handler', `<i onclick="${name}">`, 'cannot be used in "onclick"'],
  ['a flag as text', `<i>${stay}</i>`, '`If` alone'],
  ['the result of canOpen as text', `<i>${openPlace}</i>`, '`If` alone'],
  ['a link to this page as text', `<i>${current}</i>`, '`aria-current` alone'],
  ['a changed address', `<img src="${logo.slice(1)}"/>`, 'must be rendered unchanged'],
  ['text that looks like a marker', '<i>zq99999qz</i>', 'but is none'],
  ['a script', '<script>1</script>', 'cannot have <script'],
  [
    'a form that the browser submits',
    '<form class="x"><i title="dialog">',
    'needs method="dialog"',
  ],
  ['markup of a failed render', '<!--$!--><template></template>', 'cannot have'],
])('refuses %s', (_, html, message) => {
  expect(() => compileTemplate(html)).toThrow(message);
});

test.each([
  ['as text', `<p>${param}</p>`],
  ['in an attribute', `<p title="${param}">`],
  ['in an address', `<a href="/plaza/${param}">`],
  ['as a condition', `<foyer-if of="${param}"></foyer-if>`],
  ['in an address that a condition tests', `<foyer-if of="${openParam}"></foyer-if>`],
])('LIST-47 refuses an address parameter in a template: %s', (_, html) => {
  expect(() => compileTemplate(html)).toThrow('renders the address parameter ":categorySlug"');
});
