import type { HotelSet, PageRelease } from '@foyer/shared/contracts/hotel-set';
import { vi } from 'vitest';
import { look } from '../look.ts';

const encoder = new TextEncoder();

export async function hashOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', encoder.encode(text)));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

async function release(name: string, version: string, text: string): Promise<PageRelease> {
  const file = { integrity: await hashOf(text), bytes: encoder.encode(text).length };
  return {
    name,
    version,
    entry: 'main.js',
    initial: { scripts: [], styles: [] },
    files: { 'main.js': file },
  };
}

/** A hotel's set: a shell, and a remote that says `words`. */
export async function setOf(slug: string, version: string, words: string): Promise<HotelSet> {
  const remote = await release('mfe-spa', version, words);
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

/** The addresses that the network was asked for since it was last set up. */
export const asked: string[] = [];

/** The network as a test wants it: the gateway's word, and the files. */
export function network(set: unknown, files: Record<string, () => BodyInit>): void {
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string, { integrity }: RequestInit = {}) => {
    asked.push(address);
    const body = address.startsWith('/-/set/') ? JSON.stringify(set) : files[address]?.();
    if (body === undefined) throw new TypeError('Failed to fetch');
    // What a browser does with a hash.
    if (integrity && integrity !== (await hashOf(String(body))))
      throw new TypeError('Failed to fetch');
    return new Response(body);
  });
}

export const SHELL = '/-/releases/shell/1.0.0/main.js';
export const spa = (version: string) => `/-/releases/mfe-spa/${version}/main.js`;

/** Has the worker look at a hotel whose set is this one, and store it. */
export async function store(slug: string, version: string, words: string): Promise<void> {
  network(await setOf(slug, version, words), {
    [SHELL]: () => 'the shell',
    [spa(version)]: () => words,
  });
  await look(slug);
}
