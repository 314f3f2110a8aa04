import { guestAddress, trustedProxies } from '@foyer/common/guest-address';
import { LOCAL_PROXIES } from '@foyer/common/trusted-proxies';
import type { Fleet, Release } from '@foyer/releases/contracts';
import { auth, fleetOf, hotel, listings, shellRelease } from '@foyer/releases/testing/fixtures';
import { memoryFleet } from '@foyer/releases/testing/memory-fleet';
import type { GatewayDeps } from '../deps.ts';
import { createGateway } from '../gateway.ts';

export const PROVIDER = 'http://provider.test/v1';
export const ORIGIN = 'http://foyer.test';

export const SECRET = 'a secret of these tests, which nobody knows';

/** A provider's hotel record, with more fields than a page may contain. */
export const RECORD = {
  id: 7,
  slug: 'grand-plaza',
  name: 'Grand Plaza',
  city: 'London',
  welcome_message: '<p>Welcome to <b>the</b> Plaza</p>',
  categories: [
    {
      id: 1,
      name: 'Dining',
      slug: 'dining',
      description: 'a long text',
      children: [{ id: 2, name: 'Bar', slug: 'bar', parent_id: 1 }],
    },
  ],
  settings: [
    {
      app_name: 'Plaza </title><script>alert(1)</script>',
      primary_color: '#123456',
      font_family: 'Figtree',
      banner_video: '/api/media/banner.avif?w=390,780',
      favicon: '/api/media/icon.png?w=192,512',
      logo: '/api/media/logo.svg',
      unknown_field: 'not for the page',
    },
  ],
};

/** As behind a proxy on the same machine. */
const isTrusted = trustedProxies(LOCAL_PROXIES);

type Respond = (url: string, init?: RequestInit) => Response | Promise<Response>;

/** Responds like a provider with one hotel. */
export const oneHotel: Respond = (url) =>
  url === `${PROVIDER}/hotels/grand-plaza`
    ? Response.json({ status: true, data: RECORD })
    : Response.json({ status: false, message: 'Not found.' }, { status: 404 });

export type TestGateway = ReturnType<typeof testGateway>;

/** The `files` are contents of the releases' files, by path; other files contain their path. */
type Options = { provider?: Respond; fleet?: Fleet; releases?: Release[] } & {
  files?: Record<string, string>;
  deps?: Partial<GatewayDeps>;
};

/** Creates a gateway whose dependencies the test controls. */
export function testGateway({ provider = oneHotel, files = {}, deps, ...given }: Options = {}) {
  const { releases = [shellRelease(), auth, hotel, listings] } = given;
  const { fleet = fleetOf(releases) } = given;
  const state = {
    now: 1_000_000,
    provider,
    fleet: JSON.stringify(fleet) as string | undefined,
    requests: [] as { url: string; init: RequestInit | undefined }[],
    log: [] as string[],
  };
  const write = (fields: object, message: string) => {
    state.log.push(`${message} ${JSON.stringify(fields)}`);
  };
  const source = memoryFleet(state);
  const app = createGateway({
    providerUrl: PROVIDER,
    releases: {
      manifest: async (name, version) =>
        releases.find((release) => release.name === name && release.version === version),
      file: async (release, path) =>
        Object.hasOwn(release.files, path)
          ? { body: new TextEncoder().encode(files[path] ?? path), coding: undefined }
          : undefined,
    },
    fleet: source,
    log: { info: write, warn: write, error: write },
    fetch: async (url, init) => {
      state.requests.push({ url, init });
      return state.provider(url, init);
    },
    clock: () => state.now,
    secret: async () => SECRET,
    guestAddress: (request) =>
      guestAddress('127.0.0.1', request.headers.get('X-Forwarded-For'), isTrusted),
    publicOrigins: [ORIGIN, ORIGIN.replace('http:', 'https:')],
    ...deps,
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    Promise.resolve(app.request(`${ORIGIN}${path}`, { headers }));
  return { app, state, get, revisionLog: source.revisionLog };
}
