import { createElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { paths } from '../../addresses/paths.ts';
import { framesOf } from './draw.tsx';
import { prove } from './prove.ts';
import { canOpen } from './site.ts';
import { useCurrent, useSlots } from './slots.ts';
import { Each, When } from './vary.tsx';

const text = (children: ReactNode) => createElement('p', null, children);
const when = (holds: string | boolean) => createElement(When, { holds, children: 'yes' });
const here = (current: string | undefined) =>
  createElement('a', { href: '/a', 'aria-current': current as 'page' });

function drawn(Component: () => ReactNode) {
  return framesOf('mfe-test', { page: { routes: [{ path: '*', Component }], address: '/plaza' } });
}

test.each<[string, string, () => ReactNode]>([
  ['is changed', 'everything', () => text(useSlots().name.replace(/^The/, 'A'))],
  ['is trimmed', 'lines', () => text(useSlots().name.trim())],
  ['has its spaces made one', 'lines', () => text(useSlots().name.replaceAll(/\s+/g, ' '))],
  ['is cut into lines', 'lines', () => text(useSlots().name.split('\n')[0])],
  ['is cut', 'long', () => text(useSlots().name.slice(0, 200))],
  ['is asked for its length', 'long', () => text(useSlots().name.length > 80 ? 'long' : 'short')],
  ['is asked whether it has one', 'one letter', () => text(useSlots().name.length < 2 && 'short')],
  ['is written in other letters', 'hostile', () => text(useSlots().name.normalize())],
  ['stands without a scheme', 'else', () => text(useSlots().website?.replace('https://', ''))],
  ['is asked for its kind', 'else', () => when(/\.mp4/.test(useSlots().logo ?? ''))],
  ['holds with another one', '"known"', () => when(useSlots().stay && useSlots().known)],
])('what a slot holds %s: the build says so', (_, what, Component) => {
  expect(() => drawn(Component)).toThrow(new RegExp(`With [^<]*${what}`));
});

const list = () => useSlots().navigation;
const names = (of: ReturnType<typeof list>) =>
  createElement(Each<(typeof of)[number]>, { of, children: ({ name }) => text(name) });

test.each<[string, () => ReactNode]>([
  ['counted', () => when(list().length > 3)],
  ['asked for more than one', () => text(list().length === 1 ? 'one' : '')],
  ['cut', () => names(list().slice(0, 40))],
  ['turned', () => names(list().toReversed())],
  ['sorted', () => names(list().toSorted((one, other) => (one.name < other.name ? -1 : 1)))],
  ['filtered', () => names(list().filter(({ art }) => !art))],
  ['asked for its last one', () => text(list().at(-1)?.name)],
  [
    'asked two things of an item',
    () =>
      createElement(Each<ReturnType<typeof list>[number]>, {
        of: list(),
        children: ({ icon, art }) => when(art && (icon ?? '')),
      }),
  ],
])('a list is %s: the build says so', (_, Component) => {
  expect(() => drawn(Component)).toThrow('the screen draws');
});

test.each<[string, () => ReactNode]>([
  ['two addresses have to be open', () => when(canOpen('/a') && canOpen('/b'))],
  ['one of two has to be', () => when(canOpen('/a') || canOpen('/b'))],
  ['this page may be one of two', () => here(useCurrent()('/a', true) ?? useCurrent()('/b', true))],
  ['it has to be both', () => here(useCurrent()('/a', true) && useCurrent()('/b', true))],
  ['it has to be one itself', () => here(useCurrent()('/a', true) && useCurrent()('/a', false))],
])('%s: the build says so', (_, Component) => {
  expect(() => drawn(Component)).toThrow('the screen draws');
});

test('what stands as it is, under conditions and in lists, passes', () => {
  type Item = ReturnType<typeof list>[number];
  const link = ({ name, slug }: Item) =>
    createElement(When, { holds: canOpen(paths.category('plaza', slug)), children: text(name) });
  function Component() {
    const { name, website } = useSlots();
    const shown = createElement('a', { href: website, title: name }, name);
    return [
      createElement(When, { key: 1, holds: website, children: shown }),
      createElement(Each<Item>, { key: 2, of: list(), children: link }),
    ];
  }
  expect(() => drawn(Component)).not.toThrow();
});

test.each([
  ['behind what takes two code units', '👩‍👩‍👧👩‍👩‍👧'.repeat(10), 'a', 'b'],
  ['where one begins like the other', 'x'.repeat(100), '', 'more'],
])('a difference is shown where it is, %s', (_, before, drawing, framed) => {
  const shown = (end: string) => `${(before + end).slice(before.length - 80)}\n`;
  expect(() => prove([`${before}${framed}`], () => `${before}${drawing}`)).toThrow(
    `draws\n  ${shown(drawing)}and its frame\n  ${shown(framed)}`,
  );
});
