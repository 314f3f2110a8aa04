import { expect, test } from 'vitest';
import { defineRemote, type RemoteDeclaration } from './remote.ts';

type Entries = Pick<RemoteDeclaration, 'header' | 'menu'>;
const declared = (entries: Entries) => defineRemote({ name: 'mfe-golf', mounts: [], ...entries });
const icon = ['M4 4h16v16', 'm12 8-.5 1.25'];

test('a remote without entries need not say so', () => {
  expect(declared({})).toMatchObject({ header: [], menu: [] });
});

test('an entry keeps all that it declares', () => {
  const header = [
    { label: 'Golf', to: 'golf/today', icon, order: 3, badge: 'tee', feature: 'golf' },
  ];
  expect(declared({ header }).header).toEqual(header);
});

test.each<[string, Entries]>([
  ['an icon that is more than paths', { header: [{ label: 'A', to: 'a', icon: ['M0"/><a'] }] }],
  ['an icon beyond measure', { header: [{ label: 'A', to: 'a', icon: [`M${'0 '.repeat(800)}`] }] }],
  ['an icon without a path', { header: [{ label: 'A', to: 'a', icon: [] }] }],
  ['an address outside the dashboard', { menu: [{ label: 'A', to: '../login' }] }],
  ['an address elsewhere', { menu: [{ label: 'A', to: 'https://example.com' }] }],
  ['a badge that is no folder', { menu: [{ label: 'A', to: 'a', badge: '../a' }] }],
])('%s is refused', (_, entries) => {
  expect(() => declared(entries)).toThrow();
});
