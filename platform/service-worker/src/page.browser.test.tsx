import type { OfflineBundle, PageRelease } from '@foyer/releases/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { storeFile } from './file-cache.ts';
import { pageAt } from './page.ts';
import type { StoredHotel } from './stored-hotels.ts';

const NOTHING = { scripts: [], styles: [] };

/** Creates a release with one stored file, a template of this name. */
async function releaseWithTemplate(
  name: string,
  template: string,
  text: string,
): Promise<PageRelease> {
  const bytes = new TextEncoder().encode(text);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  const file = { integrity: `sha384-${btoa(String.fromCharCode(...hash))}`, bytes: bytes.length };
  vi.stubGlobal('fetch', async () => new Response(bytes));
  const path = `templates/${template}.json`;
  await storeFile({ ...file, path: `/${path}`, isStartScript: false });
  return {
    name,
    version: '1.0.0',
    entry: 'main.js',
    initial: NOTHING,
    templates: { [template]: path },
    files: { [path]: file },
  };
}

/** Creates a stored hotel whose login page has this template. */
async function storedHotelWith(login: string): Promise<StoredHotel> {
  const layout = { nodes: ['<main>', { outlet: true }, '</main>'], style: '' };
  const mount = { path: 'login', area: 'guest-only', screen: 'login' } as const;
  const current: OfflineBundle = {
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
      await releaseWithTemplate('shell', 'guest-only', JSON.stringify(layout)),
      await releaseWithTemplate('mfe-auth', 'login', login),
    ],
    hotel: { slug: 'plaza', state: 'ok', hotel: { id: 1, slug: 'plaza' }, fetched_at: 0 },
    withdrawn: [],
  };
  return { current, older: [], latestId: '1', withdrawn: [], outdated: false, usedAt: 0 };
}

async function rootOf(login: string): Promise<string | undefined> {
  const page = await pageAt(new URL('/plaza/login', location.href), await storedHotelWith(login));
  expect(page?.status).toBe(200);
  const document = new DOMParser().parseFromString((await page?.text()) ?? '', 'text/html');
  return document.getElementById('root')?.innerHTML;
}

afterEach(async () => {
  vi.unstubAllGlobals();
  for (const name of await caches.keys()) await caches.delete(name);
});

test('renders a stored page with its template', async () => {
  const login = JSON.stringify({ nodes: ['<h1>', { variable: 'name' }, '</h1>'], style: '' });
  expect(await rootOf(login)).toBe('<main><h1>Your Hotel</h1></main>');
});

test.each([
  ['has a node that only newer workers know', JSON.stringify({ nodes: [{ map: 'x' }], style: '' })],
  ['is not JSON', 'x'],
])('SHELL-102 opens a page offline when its template %s', async (_, login) => {
  expect(await rootOf(login)).toBe('');
});
