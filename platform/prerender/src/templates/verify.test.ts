import { paths } from '@foyer/shared/addresses/paths.ts';
import { createElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderTemplates } from './render.tsx';
import { canOpen, For, If, useAriaCurrent, useHotel } from './stand-ins.tsx';
import { verifyTemplate } from './verify.ts';

const text = (children: ReactNode) => createElement('p', null, children);
const when = (condition: string | boolean) => createElement(If, { condition, children: 'yes' });
const here = (current: string | undefined) =>
  createElement('a', { href: '/a', 'aria-current': current as 'page' });

function render(Component: () => ReactNode) {
  return renderTemplates('mfe-test', {
    page: { routes: [{ path: '*', Component }], address: '/plaza' },
  });
}

test.each<[string, string, () => ReactNode]>([
  ['is changed', 'everything', () => text(useHotel().name.replace(/^The/, 'A'))],
  ['is trimmed', 'lines', () => text(useHotel().name.trim())],
  ['is collapsed', 'lines', () => text(useHotel().name.replaceAll(/\s+/g, ' '))],
  ['is split into lines', 'lines', () => text(useHotel().name.split('\n')[0])],
  ['is cut', 'long', () => text(useHotel().name.slice(0, 200))],
  ['is tested for its length', 'long', () => text(useHotel().name.length > 80 ? 'long' : 'short')],
  [
    'is tested for a minimum length',
    'one letter',
    () => text(useHotel().name.length < 2 && 'short'),
  ],
  ['is normalised', 'hostile', () => text(useHotel().name.normalize())],
  ['loses its scheme', 'else', () => text(useHotel().website_href?.replace('https://', ''))],
  ['is tested for its kind', 'else', () => when(/\.mp4/.test(useHotel().logo ?? ''))],
  ['is combined with another', '"is_known"', () => when(useHotel().stay && useHotel().is_known)],
])('fails the build if a variable %s', (_, sample, Component) => {
  expect(() => render(Component)).toThrow(new RegExp(`With [^<]*${sample}`));
});

const list = () => useHotel().navigation;
const names = (of: ReturnType<typeof list>) =>
  createElement(For<(typeof of)[number]>, { of, children: ({ name }) => text(name) });

test.each<[string, () => ReactNode]>([
  ['counted', () => when(list().length > 3)],
  ['tested for one item', () => text(list().length === 1 ? 'one' : '')],
  ['cut', () => names(list().slice(0, 40))],
  ['reversed', () => names(list().toReversed())],
  ['sorted', () => names(list().toSorted((one, other) => (one.name < other.name ? -1 : 1)))],
  ['filtered', () => names(list().filter(({ art }) => !art))],
  ['read at its end', () => text(list().at(-1)?.name)],
  [
    'tested for two variables of an item',
    () =>
      createElement(For<ReturnType<typeof list>[number]>, {
        of: list(),
        children: ({ icon, art }) => when(art && (icon ?? '')),
      }),
  ],
])('fails the build if a list is %s', (_, Component) => {
  expect(() => render(Component)).toThrow('the screen renders');
});

test.each<[string, () => ReactNode]>([
  ['two addresses must be open', () => when(canOpen('/a') && canOpen('/b'))],
  ['one of two addresses must be open', () => when(canOpen('/a') || canOpen('/b'))],
  [
    'this page is one of two addresses',
    () => here(useAriaCurrent()('/a', true) ?? useAriaCurrent()('/b', true)),
  ],
  [
    'this page is below two addresses',
    () => here(useAriaCurrent()('/a', true) && useAriaCurrent()('/b', true)),
  ],
  [
    'this page is below and at an address',
    () => here(useAriaCurrent()('/a', true) && useAriaCurrent()('/a', false)),
  ],
])('fails the build if a condition says that %s', (_, Component) => {
  expect(() => render(Component)).toThrow('the screen renders');
});

test('accepts unchanged variables in conditions and lists', () => {
  type Item = ReturnType<typeof list>[number];
  const link = ({ name, slug }: Item) =>
    createElement(If, { condition: canOpen(paths.category('plaza', slug)), children: text(name) });
  function Component() {
    const { name, website_href: website } = useHotel();
    const content = createElement('a', { href: website, title: name }, name);
    return [
      createElement(If, { key: 1, condition: website, children: content }),
      createElement(For<Item>, { key: 2, of: list(), children: link }),
    ];
  }
  expect(() => render(Component)).not.toThrow();
});

test.each([
  ['after characters of two code units', '👩‍👩‍👧👩‍👩‍👧'.repeat(10), 'a', 'b'],
  ['where one text continues the other', 'x'.repeat(100), '', 'more'],
])('shows a difference %s', (_, before, rendered, filled) => {
  const excerpt = (end: string) => `${(before + end).slice(before.length - 80)}\n`;
  expect(() => verifyTemplate([`${before}${filled}`], () => `${before}${rendered}`)).toThrow(
    `renders\n  ${excerpt(rendered)}and its template\n  ${excerpt(filled)}`,
  );
});
