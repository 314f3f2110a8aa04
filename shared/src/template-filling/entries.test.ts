import type { ComposedEntry } from '@foyer/shared/contracts/composition.ts';
import { expect, test } from 'vitest';
import { resolvedEntries } from './entries.ts';

const remote = 'mfe-messaging';
const icon = ['M4 4h16'];
const menuOf = (...menu: ComposedEntry[]) => ({ slug: 'plaza', header: [], menu });
const labels = (entries: { label: string }[]) => entries.map(({ label }) => label);

test('SHELL-93 resolves entries below the dashboard and public pages, and keeps one per address', () => {
  const { menu } = resolvedEntries(
    menuOf(
      { label: 'Messages', to: 'messages', remote },
      { label: 'Inbox', to: 'messages', remote: 'mfe-inbox' },
      { label: 'Golf', to: 'golf', remote: 'mfe-golf' },
      { label: 'About', publicPage: 'profile', remote: 'mfe-hotel' },
    ),
    undefined,
    () => true,
  );
  expect(menu.map(({ label, href }) => [label, href])).toEqual([
    ['Messages', '/plaza/dashboard/messages'],
    ['Golf', '/plaza/dashboard/golf'],
    ['About', '/plaza/profile'],
  ]);
});

test('SHELL-17 skips entries that the hotel does not have', () => {
  const composition = menuOf(
    { label: 'Quick Chat', to: 'chat', remote },
    { label: 'Golf', to: 'golf', remote },
    { label: 'Call', call: 'phone', remote },
  );
  const { menu } = resolvedEntries(composition, { phone: 'ask' }, (href) => href.endsWith('/chat'));
  expect(labels(menu)).toEqual(['Quick Chat']);
});

test("SHELL-90 resolves a call to the hotel's phone", () => {
  const composition = menuOf({ label: 'Call', call: 'phone', remote });
  const { menu } = resolvedEntries(composition, { phone: '+44 20 7946' }, () => false);
  expect(menu.map(({ href }) => href)).toEqual(['tel:+44207946']);
});

test("MSG-23 shows an entry with a feature only if the hotel's record lists it", () => {
  const composition = menuOf({ label: 'Typing', to: 'typing', feature: 'typing', remote });
  const shown = (features?: string[] | null) =>
    labels(resolvedEntries(composition, { features }, () => true).menu);
  expect(shown(['seen', 'typing'])).toEqual(['Typing']);
  expect(shown(['seen'])).toEqual([]);
  expect(shown(null)).toEqual([]);
  expect(shown()).toEqual([]);
});

test('moves header entries beyond three to the start of the menu, without duplicates', () => {
  const header = ['one', 'two', 'three', 'four', 'five'].map((to) => ({
    label: to,
    to,
    icon,
    remote,
  }));
  const composition = { slug: 'plaza', header, menu: [{ label: 'Five', to: 'five', remote }] };
  const all = resolvedEntries(composition, undefined, () => true);
  expect(labels(all.header)).toEqual(['one', 'two', 'three']);
  expect(labels(all.menu)).toEqual(['four', 'five']);
  const fewer = resolvedEntries(composition, undefined, (href) => !href.endsWith('/two'));
  expect(labels(fewer.header), 'skipped entries take no room').toEqual(['one', 'three', 'four']);
});
