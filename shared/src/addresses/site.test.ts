import { expect, test } from 'vitest';
import type { ComposedMount } from '../contracts/composition.ts';
import { paths } from './paths.ts';
import { siteOf } from './site.ts';

const SLUG = 'grand-plaza';
const seaside = { slug: 'seaside-inn' };
const mount = (path: string, area: ComposedMount['area'] = 'dashboard', enabled = true) => ({
  path,
  area,
  enabled,
  screen: 'page',
  remote: 'mfe-any',
});
const site = siteOf({
  slug: SLUG,
  mounts: [
    mount('login', 'guest-only'),
    mount('profile', 'public'),
    mount('hotel'),
    mount('notification'),
    mount('chat', 'dashboard', false),
    mount(':categorySlug'),
    mount(':categorySlug/:subCategorySlug'),
  ],
});
const at = (rest: string) => `/${SLUG}${rest}`;
const arrival = (rest: string, signedIn: boolean) => {
  const { mount, shellTemplate } = site.routeAt(at(rest), signedIn ? { slug: SLUG } : undefined);
  return mount?.path ?? shellTemplate ?? 'nothing';
};

test('SHELL-94 does not treat the page of an unknown remote as a category', () => {
  expect(site.canOpen(paths.messages(SLUG))).toBe(false);
  expect(site.canOpen(`${paths.preArrival(SLUG)}?from=menu`)).toBe(false);
  expect(site.canOpen(paths.checkIn(SLUG))).toBe(false);
  expect(site.canOpen(paths.notification(SLUG))).toBe(true);
  expect(site.canOpen(paths.category(SLUG, 'dining'))).toBe(true);
  expect(site.canOpen(paths.listing(SLUG, 'dining', 'orangery'))).toBe(true);
  expect(site.canOpen(paths.dashboard(SLUG))).toBe(true);
  expect(site.canOpen(paths.landing(SLUG))).toBe(true);
});

test('SHELL-17 cannot open a page of a disabled remote', () => {
  expect(site.canOpen(paths.chat(SLUG))).toBe(false);
  expect(site.mountAt(paths.chat(SLUG))?.enabled).toBe(false);
});

test('AUTH-10 redirects a signed-in guest from a guest-only page to their dashboard', () => {
  expect(site.redirectAt(at('/login'), seaside)).toEqual({ to: '/seaside-inn/dashboard' });
});

test('AUTH-10 lets a signed-out visitor see a guest-only page', () => {
  expect(site.redirectAt(at('/login'), undefined)).toBeUndefined();
});

test('AUTH-11 redirects a signed-out visitor to the login and remembers the origin', () => {
  expect(site.redirectAt(at('/dashboard/hotel'), undefined)).toEqual({
    to: at('/login'),
    remember: true,
  });
});

test('AUTH-48 lets a guest into their own hotel and redirects from another one', () => {
  expect(site.redirectAt(at('/dashboard/hotel'), { slug: SLUG })).toBeUndefined();
  expect(site.redirectAt(at('/dashboard/hotel'), seaside)).toEqual({
    to: '/seaside-inn/dashboard',
  });
});

test('leaves a guest of another hotel at the redirect to the other document', () => {
  const { layout, found } = site.routeAt(at('/dashboard/chat'), seaside);
  expect([layout, found]).toEqual(['dashboard', true]);
});

test.each([
  ['', false, 'landing'],
  ['/', true, 'landing'],
  ['/profile', true, 'profile'],
  ['/login', false, 'login'],
  ['/login?x=1#y', false, 'login'],
  ['/login', true, 'hotel'],
  ['/dashboard', false, 'login'],
  ['/dashboard', true, 'hotel'],
  ['/Dashboard/', true, 'hotel'],
  ['/dashboard/notification', false, 'login'],
  ['/dashboard/dining/', true, ':categorySlug'],
  ['/dashboard/a/b/c/d', true, 'nothing'],
  ['/dashboard/a/b/c/d', false, 'login'],
  ['/nowhere', false, 'not-found'],
  ['/nowhere', true, 'nothing'],
])('resolves %s, signed in %s, to %s', (rest, signedIn, end) => {
  expect(arrival(rest, signedIn)).toBe(end);
});
