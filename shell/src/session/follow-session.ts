import { paths } from '@foyer/shared/addresses/paths';
import { SIGNED_IN_COOKIE } from '@foyer/shared/contracts/page';
import {
  cookies,
  hotelSlug,
  mountAt,
  queryClient,
  returnTo,
  type Session,
  type SessionState,
  session,
} from '@foyer/shared/runtime';
import { slugOf } from '../ground/own-slug.ts';
import { rememberSlug } from '../ground/remembered-slug.ts';
import type { AppRouter } from '../router/router.ts';
import { writeGuestCookies } from './guest-cookies.ts';

/** As the routes match: whatever the case of the letters. */
const inDashboard = (pathname: string) =>
  `${pathname.toLowerCase()}/`.startsWith(`${paths.dashboard(hotelSlug)}/`);

/** Server facts of the guest who left; the hotel's public record stays. */
function forgetGuest(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'hotel' });
  queryClient.getMutationCache().clear();
}

/** Another tab's guest: their page starts from nothing. Pages for everybody stay as they are. */
function followGuest(router: AppRouter, now: Session & { status: 'signed-in' }): void {
  const { pathname } = router.state.navigation.location ?? router.state.location;
  if (!inDashboard(pathname) && mountAt(pathname)?.area !== 'guest-only') return;
  const slug = slugOf(now);
  location.replace(returnTo.take(slug) ?? paths.dashboard(slug));
}

/** Opens the login as a new document; a page that shows what is the guest's is hidden until then. */
function leaveDocument(isPrivate: boolean): void {
  const login = paths.login(hotelSlug);
  // Back may show a page for everybody again, as it was left.
  if (!isPrivate) window.location.assign(login);
  else {
    document.body.hidden = true;
    window.location.replace(login);
  }
}

/** Nobody is signed in any more: away from the dashboard, also when the page is on its way there. */
function leave(router: AppRouter, cause: SessionState['cause']): void {
  const { location: present, navigation } = router.state;
  const { pathname, search, hash } = navigation.location ?? present;
  if (!inDashboard(pathname)) return;
  if (cause === 'elsewhere') {
    leaveDocument(inDashboard(present.pathname));
    return;
  }
  if (cause === 'refused') returnTo.set(pathname + search + hash);
  void router.navigate(paths.login(hotelSlug), { replace: inDashboard(present.pathname) });
}

/** What the page does whenever somebody signs in or out, in this tab or another. */
export function followSession(router: AppRouter): void {
  writeGuestCookies();
  session.subscribe(({ session: now, cause }, { session: before }) => {
    // The same guest with a new token: all that is on the page is still theirs.
    if (before.user?.id === now.user?.id) return;
    writeGuestCookies();
    if (before.status === 'signed-in') forgetGuest();
    if (now.status === 'signed-out') {
      // Storage was cleared by the tab that signed out, which also remembers the hotel anew.
      if (cause !== 'elsewhere') rememberSlug();
      leave(router, cause);
    } else if (cause === 'elsewhere') {
      followGuest(router, now);
    }
  });
  addEventListener('pageshow', ({ persisted }) => {
    // A page from the back/forward cache may read what another process has cleared of local storage
    // for a moment; never a cookie.
    if (persisted && !cookies.has(SIGNED_IN_COOKIE)) session.endedElsewhere();
  });
}
