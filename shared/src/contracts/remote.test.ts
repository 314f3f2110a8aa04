import { expect, test } from 'vitest';
import { defineRemote, type RemoteDeclaration } from './remote.ts';

type Entries = Pick<RemoteDeclaration, 'header' | 'menu'>;
const declared = (entries: Entries) => defineRemote({ name: 'mfe-golf', mounts: [], ...entries });
const icon = ['M4 4h16v16', 'm12 8-.5 1.25'];

test('defaults header and menu to empty lists', () => {
  expect(declared({})).toMatchObject({ header: [], menu: [] });
});

test('keeps every field of an entry', () => {
  const header = [
    { label: 'Golf', to: 'golf/today', icon, order: 3, badge: 'tee', feature: 'golf' },
  ];
  expect(declared({ header }).header).toEqual(header);
});

test.each<[string, Entries]>([
  ['an icon with more than paths', { header: [{ label: 'A', to: 'a', icon: ['M0"/><a'] }] }],
  [
    'an icon that is too large',
    { header: [{ label: 'A', to: 'a', icon: [`M${'0 '.repeat(800)}`] }] },
  ],
  ['an icon without a path', { header: [{ label: 'A', to: 'a', icon: [] }] }],
  ['an address outside the dashboard', { menu: [{ label: 'A', to: '../login' }] }],
  ['an address elsewhere', { menu: [{ label: 'A', to: 'https://example.com' }] }],
  ['a badge that is not a folder name', { menu: [{ label: 'A', to: 'a', badge: '../a' }] }],
])('refuses %s', (_, entries) => {
  expect(() => declared(entries)).toThrow();
});

test('FLEET-146 accepts the lists that exist, and refuses others', () => {
  const contributing = (contributes: string[]) =>
    defineRemote({ name: 'mfe-golf', mounts: [], contributes } as RemoteDeclaration);
  expect(contributing(['search', 'inbox']).contributes).toEqual(['search', 'inbox']);
  expect(() => contributing(['home'])).toThrow(/contributes/);
});

const withOrigins = (...origins: string[]) =>
  defineRemote({ name: 'mfe-golf', mounts: [], origins });

test('ORIGIN-01 accepts further APIs by their origins', () => {
  const origins = [
    'https://api.example.com',
    'wss://live.example.com:8443',
    'http://localhost:5001',
    'ws://golf.localhost:5001',
    'http://127.0.0.1:5001',
  ];
  expect(withOrigins(...origins).origins).toEqual(origins);
  expect(declared({}).origins).toBeUndefined();
});

test.each([
  'https://*.example.com',
  '*',
  'https:',
  'https://api.example.com/',
  'https://api.example.com/v1',
  'https://api.example.com:443',
  'https://api.example.com:99999',
  'https://API.example.com',
  'https://ann@api.example.com',
  'https://api..example.com',
  "https://api.example.com;script-src'none'",
  'https://api.example.com https://evil.example',
  'http://api.example.com',
  'http://localhost.example.com',
  'ws://api.example.com',
  'data://api.example.com',
  `https://${'a.'.repeat(50_000)}com`,
])('ORIGIN-09 refuses the origin %s', (origin) => {
  expect(() => withOrigins(origin)).toThrow('which is not an origin like');
});

test('ORIGIN-01 accepts at most eight origins', () => {
  const some = (count: number) =>
    Array.from({ length: count }, (_, place) => `https://api${place}.example.com`);
  expect(withOrigins(...some(8)).origins).toHaveLength(8);
  expect(() => withOrigins(...some(9))).toThrow();
});

test.each<[problem: string, declaration: object]>([
  ['name is missing', { mounts: [] }],
  ['name is "Golf", and must match /^[a-z][a-z0-9-]*$/', { name: 'Golf', mounts: [] }],
  [
    'mounts → 0 → area is "dashbord", and can only be "public" or "guest-only" or "dashboard"',
    { name: 'mfe-golf', mounts: [{ path: 'golf', area: 'dashbord', screen: 'golf' }] },
  ],
  [
    'mounts → 0 has an unknown key "titel": did you mean "title"?',
    {
      name: 'mfe-golf',
      mounts: [{ path: 'golf', area: 'public', screen: 'golf', titel: 'Golf' }],
    },
  ],
  [
    'it has an unknown key "mount": did you mean "mounts"?',
    { name: 'mfe-golf', mounts: [], mount: [] },
  ],
  ['menu is "golf", and must be a list in [ ]', { name: 'mfe-golf', mounts: [], menu: 'golf' }],
])('DEV-07 DEV-18 names the field of a mistake: %s', (problem, declaration) => {
  const define = () => defineRemote(declaration as RemoteDeclaration);
  expect(define).toThrow(expect.objectContaining({ problems: [problem] }));
});
