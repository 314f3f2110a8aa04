import { integrityOf, type OfflineBundle, type PageRelease } from '@foyer/releases/contracts';
import { vi } from 'vitest';
import { updateHotel } from '../update-hotel.ts';

async function release(name: string, version: string, text: string): Promise<PageRelease> {
  const file = { integrity: await integrityOf(text), bytes: text.length };
  return {
    name,
    version,
    entry: 'main.js',
    initial: { scripts: [], styles: [] },
    files: { 'main.js': file },
  };
}

/** Creates a bundle with a shell and a remote whose script is `script`. */
export async function bundleOf(
  slug: string,
  version: string,
  script: string,
): Promise<OfflineBundle> {
  const remote = await release('mfe-spa', version, script);
  return {
    composition: {
      id: `${slug} ${version}`,
      slug,
      shell: { version: '1.0.0' },
      remotes: [{ name: 'mfe-spa', sources: [{ version, entry: '', screens: {} }] }],
      mounts: [],
      header: [],
      menu: [],
      signup_hotel: slug,
      video_hosts: [],
    },
    releases: [await release('shell', '1.0.0', 'the shell'), remote],
    hotel: { slug, state: 'unreachable', hotel: null, fetched_at: 0 },
    withdrawn: [],
  };
}

/** Addresses requested since the last `stubNetwork`. */
export const requests: string[] = [];

/** Stubs `fetch` with the gateway's bundle and the given files. */
export function stubNetwork(bundle: unknown, files: Record<string, () => BodyInit>): void {
  requests.length = 0;
  vi.stubGlobal('fetch', async (address: string, { integrity }: RequestInit = {}) => {
    requests.push(address);
    const body = address.startsWith('/-/offline-bundle/')
      ? JSON.stringify(bundle)
      : files[address]?.();
    if (body === undefined) throw new TypeError('Failed to fetch');
    // Checks integrity like a browser.
    if (integrity && integrity !== (await integrityOf(String(body))))
      throw new TypeError('Failed to fetch');
    return new Response(body);
  });
}

export const SHELL = '/-/releases/shell/1.0.0/main.js';
export const spaEntry = (version: string) => `/-/releases/mfe-spa/${version}/main.js`;

/** Updates a hotel in the worker so that it stores this bundle. */
export async function store(slug: string, version: string, script: string): Promise<void> {
  stubNetwork(await bundleOf(slug, version, script), {
    [SHELL]: () => 'the shell',
    [spaEntry(version)]: () => script,
  });
  await updateHotel(slug);
}
