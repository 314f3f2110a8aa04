import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import { createMemoryRouter } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import { mountPattern } from '../addresses/mounts.ts';
import type { Composition } from '../contracts/composition.ts';
import { HotelAnswer } from '../contracts/hotel.ts';
import { COMPOSITION_ELEMENT, HOTEL_ELEMENT, type InlinedHotel } from '../contracts/page.ts';
import type { RemoteDeclaration } from '../contracts/remote.ts';
import type { ScreenModule } from '../contracts/screen.ts';
import type { User } from '../contracts/user.ts';
import { settingsOf } from '../hotel/record.ts';
import { themeOf } from '../hotel/theme.ts';
import { trimHotel } from '../hotel/trim-hotel.ts';

export type TestGuest = {
  name: string;
  email: string;
  password: string;
  token: string;
  user: User;
};

type Screens = Record<string, () => Promise<ScreenModule>>;

async function ask<Answer>(path: string, body?: unknown, token?: string): Promise<Answer> {
  const answer = await fetch(`/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<Answer>;
}

function inline(id: string, value: unknown): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = id;
  element.textContent = JSON.stringify(value);
  document.head.append(element);
}

/**
 * Turns the test's document into the page of a hotel of its own, made at the real provider, and
 * gives what opens a remote's screens in it. The runtime reads the page when it is first
 * imported: call this once a file, before anything that imports the runtime.
 */
export async function openHotelPage(
  remote: RemoteDeclaration,
  screens: Screens,
  overrides: object = {},
) {
  // Test files follow each other in one browser: nobody is signed in from the last one.
  localStorage.clear();
  sessionStorage.clear();
  const { hotel, admin } = await ask<{ hotel: { slug: string }; admin: { token: string } }>(
    '/testing/hotels',
    overrides,
  );
  const { slug } = hotel;
  const { data } = HotelAnswer.parse(await ask(`/hotels/${slug}`));
  if (!data) throw new Error(`The provider has no record of ${slug}`);
  const record: InlinedHotel = {
    slug,
    state: 'ok',
    hotel: trimHotel(data),
    fetched_at: Date.now(),
  };
  const composition: Composition = {
    id: 'test',
    slug,
    shell: { version: '0.0.0' },
    remotes: [],
    mounts: remote.mounts.map((mount) => ({ ...mount, remote: remote.name, enabled: true })),
    header: (remote.header ?? []).map((entry) => ({ ...entry, remote: remote.name })),
    menu: (remote.menu ?? []).map((entry) => ({ ...entry, remote: remote.name })),
    signup_hotel: slug,
    video_hosts: [],
  };
  inline(COMPOSITION_ELEMENT, composition);
  inline(HOTEL_ELEMENT, record);
  for (const [name, value] of Object.entries(themeOf(settingsOf(record.hotel)).variables))
    document.documentElement.style.setProperty(name, value);
  const { queryClient, session } = await import('../runtime/runtime.ts');
  const { QueryClientProvider } = await import('../query/query.ts');
  const { RouterProvider } = await import('../router/router.ts');

  let shown: Awaited<ReturnType<typeof render>> | undefined;

  async function draw(path: string, state?: object) {
    const routes = await Promise.all(
      remote.mounts.map(async (mount) => ({
        path: mountPattern(mount),
        hydrateFallbackElement: <></>,
        ...(await screens[mount.screen]?.()),
      })),
    );
    const router = createMemoryRouter([...routes, { path: '*', element: null }], {
      initialEntries: [{ pathname: `/${slug}/${path}`, state }],
    });
    const view = await render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
    shown = view;
    return { ...view, path: () => router.state.location.pathname };
  }

  return {
    slug,

    /** A guest of this hotel of the test's own; known to the provider, signed in nowhere. */
    guest: async (name: string) =>
      (await ask<{ guest: TestGuest }>('/testing/guests', { hotel_slug: slug, name })).guest,

    /** A call as the admin of this hotel makes it: a POST where there is a body. */
    desk: <Data,>(path: string, body?: object) =>
      ask<{ data: Data }>(`/admin${path}`, body, admin.token).then(({ data }) => data),

    /**
     * Opens a path below the slug with the remote's real routes, signed in as `guest` or not;
     * `state` is that of the link that led there.
     */
    open(path: string, guest?: TestGuest, state?: object) {
      queryClient.clear();
      session.signOut();
      if (guest) session.signIn(guest.user, guest.token);
      return draw(path, state);
    },

    /** The same path after a reload: of what the page knew, only what this browser keeps is left. */
    async reload(path: string) {
      await shown?.unmount();
      queryClient.clear();
      return draw(path);
    },
  };
}
