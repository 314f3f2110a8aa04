import type { HotelSet, PageRelease } from '@foyer/shared/contracts/hotel-set';
import { afterEach, expect, test, vi } from 'vitest';
import { storeFile } from './files.ts';
import { pageAt } from './page.ts';
import type { KeptHotel } from './sets.ts';

const NOTHING = { scripts: [], styles: [] };

/** A release whose one file is stored, a frame of this name. */
async function framed(name: string, frame: string, text: string): Promise<PageRelease> {
  const bytes = new TextEncoder().encode(text);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  const file = { integrity: `sha384-${btoa(String.fromCharCode(...hash))}`, bytes: bytes.length };
  vi.stubGlobal('fetch', async () => new Response(bytes));
  const path = `frames/${frame}.json`;
  await storeFile(`/${path}`, file, false);
  return {
    name,
    version: '1.0.0',
    entry: 'main.js',
    initial: NOTHING,
    frames: { [frame]: path },
    files: { [path]: file },
  };
}

/** What is kept of a hotel whose login page has this frame. */
async function kept(login: string): Promise<KeptHotel> {
  const around = { parts: ['<main>', { outlet: true }, '</main>'], style: '' };
  const mount = { path: 'login', area: 'guest-only', screen: 'login' } as const;
  const current: HotelSet = {
    composition: {
      id: '1',
      slug: 'plaza',
      shell: { version: '1.0.0' },
      remotes: [
        {
          name: 'mfe-auth',
          sources: [{ version: '1.0.0', entry: 'main.js', screens: { login: NOTHING } }],
        },
      ],
      mounts: [{ ...mount, remote: 'mfe-auth', enabled: true }],
      header: [],
      menu: [],
      signup_hotel: null,
      video_hosts: [],
    },
    releases: [
      await framed('shell', 'guest-only', JSON.stringify(around)),
      await framed('mfe-auth', 'login', login),
    ],
    hotel: { slug: 'plaza', state: 'ok', hotel: { id: 1, slug: 'plaza' }, fetched_at: 0 },
    withdrawn: [],
  };
  return { current, older: [], named: '1', withdrawn: [], outdated: false, usedAt: 0 };
}

async function rootOf(login: string): Promise<string | undefined> {
  const page = await pageAt(new URL('/plaza/login', location.href), await kept(login));
  expect(page?.status).toBe(200);
  const document = new DOMParser().parseFromString((await page?.text()) ?? '', 'text/html');
  return document.getElementById('root')?.innerHTML;
}

afterEach(async () => {
  vi.unstubAllGlobals();
  for (const name of await caches.keys()) await caches.delete(name);
});

test('a page from what is stored begins with its frame', async () => {
  const login = JSON.stringify({ parts: ['<h1>', { slot: 'name' }, '</h1>'], style: '' });
  expect(await rootOf(login)).toBe('<main><h1>Your Hotel</h1></main>');
});

test.each([
  ['has a part that only newer workers know', JSON.stringify({ parts: [{ map: 'x' }], style: '' })],
  ['is no JSON', 'x'],
])('SHELL-80 without a network it opens too where its frame %s', async (_, login) => {
  expect(await rootOf(login)).toBe('');
});
