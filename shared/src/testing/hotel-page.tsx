import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, matchPath, Outlet, useLocation } from 'react-router-dom';
import { expect } from 'vitest';
import { type Locator, page as window } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { mountPattern } from '../addresses/mounts.ts';
import type { Composition } from '../contracts/composition.ts';
import { HotelAnswer } from '../contracts/hotel.ts';
import { COMPOSITION_ELEMENT, HOTEL_ELEMENT, type InlinedHotel } from '../contracts/page.ts';
import type { RemoteDeclaration } from '../contracts/remote.ts';
import type { ScreenModule } from '../contracts/screen.ts';
import type { User } from '../contracts/user.ts';
import { useTakeover } from '../frames/takeover.ts';
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

/** What a frame has drawn; `takeOver` brings the code, and answers what ends it. */
type FramedPage = Locator & {
  container: HTMLElement;
  takeOver: () => Promise<() => void>;
};

type View = Awaited<ReturnType<typeof render>>;

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

function only(screen: ScreenModule | undefined, frame = false) {
  return frame && screen ? { Component: screen.Component } : screen;
}

/** Calls back once React has taken over, and has drawn what only this device knows. */
function Taken({ onTaken, children }: { onTaken: () => void; children: ReactNode }) {
  const takeover = useTakeover();
  useEffect(() => {
    if (!takeover) onTaken();
  }, [takeover, onTaken]);
  return children;
}

/** Tells the path of the screen that is drawn; the router knows it before the screen is there. */
function Shown({ onShown }: { onShown: (pathname: string) => void }) {
  const { pathname } = useLocation();
  useLayoutEffect(() => onShown(pathname), [pathname, onShown]);
  return <Outlet />;
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
    api_origins: remote.origins ?? [],
  };
  inline(COMPOSITION_ELEMENT, composition);
  inline(HOTEL_ELEMENT, record);
  for (const [name, value] of Object.entries(themeOf(settingsOf(record.hotel)).variables))
    document.documentElement.style.setProperty(name, value);
  const { queryClient, session } = await import('../runtime/runtime.ts');
  const { QueryClientProvider } = await import('../query/query.ts');
  const { RouterProvider } = await import('../router/router.ts');

  let shown: View | undefined;

  /** A `frame` knows neither what its address carries nor what a loader would fetch. */
  async function pageAt(path: string, { state, frame }: { state?: object; frame?: boolean } = {}) {
    const patterns = remote.mounts.map(mountPattern);
    const address = `/${slug}/${path}`;
    const drawn = patterns.find((pattern) => matchPath(pattern, address))?.replace(':slug', slug);
    const routes = await Promise.all(
      remote.mounts.map(async (mount) => ({
        path: mountPattern(mount),
        hydrateFallbackElement: <></>,
        ...only(await screens[mount.screen]?.(), frame),
      })),
    );
    let pathname = '';
    const children = [...routes, { path: '*', element: null }];
    const note = (shownPath: string) => {
      pathname = shownPath;
    };
    const element = <Shown onShown={note} />;
    const router = createMemoryRouter([{ element, children }], {
      initialEntries: [{ pathname: (frame && drawn) || address, state }],
    });
    const app = (
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    );
    return { router, app, path: () => pathname };
  }

  async function draw(path: string, state?: object): Promise<View & { path: () => string }> {
    const drawn = await pageAt(path, state && { state });
    const view = await render(drawn.app);
    shown = view;
    return { ...view, path: drawn.path };
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

    /**
     * Opens a path as it comes with its frame; `takeOver` brings the code, and fails where React writes
     * anything anew.
     */
    async openFramed(path: string, guest?: TestGuest): Promise<FramedPage> {
      queryClient.clear();
      session.signOut();
      const frame = await pageAt(path, { frame: true });
      const container = document.createElement('div');
      document.body.append(container);
      container.innerHTML = renderToString(frame.app);
      const nodes = [...container.querySelectorAll('h1, input, textarea')];
      return {
        ...window.elementLocator(container),
        container,
        async takeOver() {
          if (guest) session.signIn(guest.user, guest.token);
          const { router, app } = await pageAt(path);
          await expect.poll(() => router.state.initialized).toBe(true);
          const anew: unknown[] = [];
          let unmount = () => {};
          await new Promise<void>((resolve) => {
            const root = hydrateRoot(container, <Taken onTaken={resolve}>{app}</Taken>, {
              onRecoverableError: (error) => anew.push(error),
            });
            unmount = () => root.unmount();
          });
          expect(anew).toEqual([]);
          for (const node of nodes) expect(node.isConnected).toBe(true);
          return () => {
            unmount();
            container.remove();
          };
        },
      };
    },

    /** The same path after a reload: of what the page knew, only what this browser keeps is left. */
    async reload(path: string) {
      await shown?.unmount();
      queryClient.clear();
      return draw(path);
    },
  };
}
