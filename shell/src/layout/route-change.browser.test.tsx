import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

const mounts = [{ path: 'rooms/:room', area: 'public', screen: 'rooms' } as const];
const hotel = await openHotelPage(
  { name: 'mfe-rooms', mounts, menu: [] },
  {
    rooms: async () => {
      const { RouteChange } = await import('./route-change.tsx');
      const { useLocation } = await import('@foyer/shared/router');
      const { AppLink, hotelSlug } = await import('@foyer/shared/runtime');
      const { useEffect, useRef } = await import('react');
      function Elsewhere({ pathname }: { pathname: string }) {
        const button = useRef<HTMLButtonElement>(null);
        useEffect(() => {
          if (pathname.endsWith('8')) button.current?.focus();
        }, [pathname]);
        return (
          <button type="button" ref={button}>
            Elsewhere
          </button>
        );
      }
      function Component() {
        const { pathname } = useLocation();
        const room = `/${hotelSlug}/rooms/7`;
        const quick = `/${hotelSlug}/rooms/8`;
        return (
          <>
            <main>
              <AppLink to={room}>Stays</AppLink>
              {pathname !== room && <AppLink to={room}>Goes</AppLink>}
              <AppLink to={quick}>Quickly</AppLink>
            </main>
            <Elsewhere pathname={pathname} />
            <RouteChange appName="The Inn" />
          </>
        );
      }
      return { Component };
    },
  },
);
const { badgeCount } = await import('@foyer/shared/runtime');

test('shows the badge count in the title but does not announce it', async () => {
  const amelia = await hotel.guest('Amelia Hart');
  const { container } = await hotel.open('rooms/6', amelia);
  await expect.poll(() => document.title).toBe('The Inn');
  badgeCount.set('chat', 3);
  await expect.poll(() => document.title).toBe('(3) The Inn');
  expect(container.textContent).not.toContain('3');
  badgeCount.set('chat', 0);
  await expect.poll(() => document.title).toBe('The Inn');
});

test.each([
  ['Stays', 'A'],
  ['Goes', 'MAIN'],
])('after pressing the link %s the focus is on %s', async (link, tag) => {
  const amelia = await hotel.guest('Amelia Hart');
  const screen = await hotel.open('rooms/6', amelia);
  (screen.getByRole('link', { name: link }).element() as HTMLElement).focus();
  await userEvent.click(screen.getByRole('link', { name: link }));
  await expect.element(screen.getByRole('link', { name: 'Goes' })).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.tagName).toBe(tag);
});

test('keeps a focus that a screen has moved after the paint', async () => {
  const amelia = await hotel.guest('Amelia Hart');
  const screen = await hotel.open('rooms/6', amelia);
  await userEvent.click(screen.getByRole('link', { name: 'Quickly' }));
  await expect.element(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
