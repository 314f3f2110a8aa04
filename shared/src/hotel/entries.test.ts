import type { ComposedEntry } from '@foyer/shared/contracts/composition';
import { expect, test } from 'vitest';
import { placeEntries } from './entries.ts';

const remote = 'mfe-messaging';
const icon = ['M4 4h16'];
const menuOf = (...menu: ComposedEntry[]) => ({ slug: 'plaza', header: [], menu });
const labels = (entries: { label: string }[]) => entries.map(({ label }) => label);

test('SHELL-15 entries lead below the dashboard, one address stands once', () => {
  const { menu } = placeEntries(
    menuOf(
      { label: 'Messages', to: 'messages', remote },
      { label: 'Inbox', to: 'messages', remote: 'mfe-inbox' },
      { label: 'Golf', to: 'golf', remote: 'mfe-golf' },
    ),
    undefined,
    () => true,
  );
  expect(menu.map(({ label, href }) => [label, href])).toEqual([
    ['Messages', '/plaza/dashboard/messages'],
    ['Golf', '/plaza/dashboard/golf'],
  ]);
});

test('SHELL-17 what the hotel does not have leaves no empty line', () => {
  const composition = menuOf(
    { label: 'Quick Chat', to: 'chat', remote },
    { label: 'Golf', to: 'golf', remote },
    { label: 'Call', call: 'phone', remote },
  );
  const { menu } = placeEntries(composition, { phone: 'ask' }, (href) => href.endsWith('/chat'));
  expect(labels(menu)).toEqual(['Quick Chat']);
});

test("SHELL-11 a call leads to the hotel's own phone", () => {
  const composition = menuOf({ label: 'Call', call: 'phone', remote });
  const { menu } = placeEntries(composition, { phone: '+44 20 7946' }, () => false);
  expect(menu.map(({ href }) => href)).toEqual(['tel:+44207946']);
});

test("MSG-23 an entry that needs a feature stands only where the hotel's record lists it", () => {
  const composition = menuOf({ label: 'Typing', to: 'typing', feature: 'typing', remote });
  const shown = (features?: string[] | null) =>
    labels(placeEntries(composition, { features }, () => true).menu);
  expect(shown(['seen', 'typing'])).toEqual(['Typing']);
  expect(shown(['seen'])).toEqual([]);
  expect(shown(null)).toEqual([]);
  expect(shown()).toEqual([]);
});

test('the header has room for three; the others begin the menu, unless it has them already', () => {
  const header = ['one', 'two', 'three', 'four', 'five'].map((to) => ({
    label: to,
    to,
    icon,
    remote,
  }));
  const composition = { slug: 'plaza', header, menu: [{ label: 'Five', to: 'five', remote }] };
  const all = placeEntries(composition, undefined, () => true);
  expect(labels(all.header)).toEqual(['one', 'two', 'three']);
  expect(labels(all.menu)).toEqual(['four', 'five']);
  const fewer = placeEntries(composition, undefined, (href) => !href.endsWith('/two'));
  expect(labels(fewer.header), 'what is left out takes no room').toEqual(['one', 'three', 'four']);
});
