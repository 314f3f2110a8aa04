import { paths } from '@foyer/shared/addresses/paths.ts';
import { SIGNED_IN_COOKIE } from '@foyer/shared/contracts/page.ts';
import type { User } from '@foyer/shared/contracts/provider/user.ts';
import {
  cookies,
  hotelSlug,
  mountAt,
  queryClient,
  returnTo,
  type SessionState,
  session,
} from '@foyer/shared/runtime';
import type { AppRouter } from '../lib/app-router.ts';
import { rememberSlug, slugOf } from '../lib/remembered-slug.ts';
import { writeGuestCookies } from './guest-cookies.ts';

/** Tells whether a path is in the dashboard. Case-insensitive, like route matching. */
const inDashboard = (pathname: string) =>
  `${pathname.toLowerCase()}/`.startsWith(`${paths.dashboard(hotelSlug)}/`);

/** Removes the cached data of the signed-out guest: all queries except those marked as public. */
function forgetGuest(): void {
  queryClient.removeQueries({ predicate: ({ meta }) => !meta?.public });
  queryClient.getMutationCache().clear();
}

/** Opens a new document for a guest who signed in in another tab. Public pages stay. */
function followGuest(router: AppRouter, user: User): void {
  const { pathname } = router.state.navigation.location ?? router.state.location;
  if (!inDashboard(pathname) && mountAt(pathname)?.area !== 'guest-only') return;
  const slug = slugOf(user);
  location.replace(returnTo.take(slug) ?? paths.dashboard(slug));
}

/** Leaves the dashboard after sign-out, also if a navigation to it is pending. */
function leave(router: AppRouter, cause: SessionState['cause']): void {
  const { location: present, navigation } = router.state;
  const { pathname, search, hash } = navigation.location ?? present;
  if (!inDashboard(pathname)) return;
  const login = paths.login(hotelSlug);
  const isPrivate = inDashboard(present.pathname);
  if (cause === 'elsewhere') {
    // Hides a private page until the login opens. Back may show a public page again.
    document.body.hidden = isPrivate;
    if (isPrivate) window.location.replace(login);
    else window.location.assign(login);
    return;
  }
  if (cause === 'refused') returnTo.set(pathname + search + hash);
  void router.navigate(login, { replace: isPrivate });
}

/** Handles sign-in and sign-out in this tab and in others. */
export function followSession(router: AppRouter): void {
  writeGuestCookies();
  let owner = session.dataOwner();
  session.subscribe(({ session: now, cause }, { session: before }) => {
    owner = session.dataOwner();
    // The same guest with a new token keeps the page.
    if (before.user?.id === now.user?.id) return;
    writeGuestCookies();
    if (before.status === 'signed-in') forgetGuest();
    if (now.status === 'signed-out') {
      // The tab that signed out has cleared storage and stores the hotel again.
      if (cause !== 'elsewhere') rememberSlug();
      leave(router, cause);
    } else if (cause === 'elsewhere') {
      followGuest(router, now.user);
    }
  });
  addEventListener('pageshow', ({ persisted }) => {
    // A page from the back/forward cache may briefly read local storage that another process has
    // cleared. Cookies are always current.
    if (persisted && !cookies.has(SIGNED_IN_COOKIE)) session.handleSignOutElsewhere();
    // The page shows what a visitor typed before another guest signed in and out.
    if (session.dataOwner() === owner) return;
    document.body.hidden = true;
    location.reload();
  });
}
