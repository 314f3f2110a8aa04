import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, matchPath, Outlet, useLocation } from 'react-router-dom';
import { expect } from 'vitest';
import { type Locator, page as window } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { mountPattern } from '../addresses/mounts.ts';
import type { Composition } from '../contracts/composition.ts';
import { COMPOSITION_ELEMENT, HOTEL_ELEMENT, type InlinedHotel } from '../contracts/page.ts';
import { HotelResponse } from '../contracts/provider/hotel.ts';
import type { User } from '../contracts/provider/user.ts';
import type { RemoteDeclaration } from '../contracts/remote.ts';
import type { ScreenModule } from '../contracts/screen.ts';
import { trimHotel } from '../hotel/categories.ts';
import { settingsOf } from '../hotel/record.ts';
import { themeOf } from '../hotel/theme.ts';
import { openTemplate } from './template.tsx';

export type TestGuest = {
  name: string;
  email: string;
  password: string;
  token: string;
  user: User;
};

/**
 * A page prerendered from a template; `hydrate` loads the code and returns the unmount function. The
 * declarations of the package for teams need its name.
 */
type TemplatePage = Locator & {
  container: HTMLElement;
  hydrate: (meanwhile?: () => Promise<unknown>) => Promise<() => void>;
};

type View = Awaited<ReturnType<typeof render>>;

type Screens = Record<string, () => Promise<ScreenModule>>;

async function request<Body>(path: string, body?: unknown, token?: string): Promise<Body> {
  const response = await fetch(`/api${path}`, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json() as Promise<Body>;
}

function inline(id: string, value: unknown): void {
  const element = document.createElement('script');
  Object.assign(element, { type: 'application/json', id, textContent: JSON.stringify(value) });
  document.head.append(element);
}

/** Reports the path of the rendered screen; the router's own state is ahead of it. */
function PathObserver({ onPath }: { onPath: (pathname: string) => void }) {
  const { pathname } = useLocation();
  useLayoutEffect(() => void onPath(pathname), [pathname, onPath]);
  return <Outlet />;
}

/**
 * Turns the test's document into the page of a new hotel.
 *
 * The real provider creates the hotel. Returns functions that open a remote's screens in it. The runtime
 * reads the page when it is first imported, so call this once per file, before any import of the
 * runtime.
 */
export async function openHotelPage(
  remote: RemoteDeclaration,
  screens: Screens,
  overrides: object = {},
) {
  // Test files share one browser: remove the session of the previous file.
  localStorage.clear();
  sessionStorage.clear();
  const { hotel, admin } = await request<{ hotel: { slug: string }; admin: { token: string } }>(
    '/testing/hotels',
    overrides,
  );
  const { slug } = hotel;
  const { data } = HotelResponse.parse(await request(`/hotels/${slug}`));
  if (!data) throw new Error(`The provider has no record of ${slug}`);
  const facts = trimHotel(data);
  const record: InlinedHotel = { slug, state: 'ok', hotel: facts, fetched_at: Date.now() };
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
    api_origins: remote.origins ?? [],
  };
  inline(COMPOSITION_ELEMENT, composition);
  inline(HOTEL_ELEMENT, record);
  for (const [name, value] of Object.entries(themeOf(settingsOf(facts)).variables))
    document.documentElement.style.setProperty(name, value);
  const { queryClient, session } = await import('../runtime/runtime.ts');
  const { QueryClientProvider } = await import('../singletons/query.ts');
  const { RouterProvider } = await import('../singletons/router.ts');

  let currentView: View | undefined;

  /** A `template` has neither the parameters of its address nor the data of its loader. */
  async function pageAt(
    path: string,
    { state, template }: { state?: object; template?: boolean } = {},
  ) {
    const address = `/${slug}/${path}`;
    const [location = '', query] = address.split('?');
    const pattern = remote.mounts.map(mountPattern).find((one) => matchPath(one, location));
    const start = (template && pattern?.replace(':slug', slug)) || location;
    const routes = await Promise.all(
      remote.mounts.map(async (mount) => {
        const screen = await screens[mount.screen]?.();
        const route = template && screen ? { Component: screen.Component } : screen;
        return { path: mountPattern(mount), hydrateFallbackElement: <></>, ...route };
      }),
    );
    let pathname = '';
    const children = [...routes, { path: '*', element: null }];
    const element = <PathObserver onPath={(path) => (pathname = path)} />;
    const router = createMemoryRouter([{ element, children }], {
      initialEntries: [{ pathname: start, search: query && `?${query}`, state }],
    });
    const app = (
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    );
    return { router, app, path: () => pathname };
  }

  async function renderPage(path: string, state?: object): Promise<View & { path: () => string }> {
    const page = await pageAt(path, state && { state });
    const view = await render(page.app);
    currentView = view;
    return { ...view, path: page.path };
  }

  return {
    slug,

    /** Creates a guest of this hotel at the provider, without signing them in. */
    guest: async (name: string) =>
      (await request<{ guest: TestGuest }>('/testing/guests', { hotel_slug: slug, name })).guest,

    /** Calls the provider as the admin of this hotel: a POST if there is a body. */
    adminRequest: <Data,>(path: string, body?: object) =>
      request<{ data: Data }>(`/admin${path}`, body, admin.token).then(({ data }) => data),

    /**
     * Opens a path below the slug with the remote's real routes. The visitor is signed in as `guest`, or
     * signed out without one. `state` is the navigation state.
     */
    open(path: string, guest?: TestGuest, state?: object) {
      queryClient.clear();
      // The same visitor or guest keeps what was typed, as after an expired session.
      const isSame = session.user()?.id === guest?.user.id;
      session.signOut(isSame ? 'refused' : 'guest');
      if (guest) session.signIn(guest.user, guest.token);
      return renderPage(path, state);
    },

    /**
     * Opens a path prerendered from its template; `hydrate` loads the code and fails if React cannot
     * hydrate everything. `meanwhile` runs between the two renders of hydration (`template.tsx`).
     */
    async openTemplate(path: string, guest?: TestGuest): Promise<TemplatePage> {
      queryClient.clear();
      session.signOut('refused');
      const { app } = await pageAt(path, { template: true });
      const template = openTemplate(app);
      const nodes = [...template.element.querySelectorAll('h1, input, textarea')];
      return {
        ...window.elementLocator(template.element),
        container: template.element,
        async hydrate(meanwhile) {
          if (guest) session.signIn(guest.user, guest.token);
          const { router, app } = await pageAt(path);
          await expect.poll(() => router.state.initialized).toBe(true);
          await template.hydrate(app, meanwhile);
          for (const node of nodes) expect(node.isConnected).toBe(true);
          return template.end;
        },
      };
    },

    /** Opens the path as after a reload: only data stored in this browser is left. */
    async reload(path: string) {
      await currentView?.unmount();
      queryClient.clear();
      return renderPage(path);
    },
  };
}
