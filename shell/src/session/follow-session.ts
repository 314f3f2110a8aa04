import { paths } from '@foyer/shared/paths';
import {
  hotelSlug,
  LOCAL,
  localStore,
  queryClient,
  returnTo,
  type SessionChange,
  session,
} from '@foyer/shared/runtime';
import type { AppRouter } from '../router/router.ts';
import { slugOf } from './own-slug.ts';
import { writeSignedInCookie } from './signed-in-cookie.ts';

/** Server facts of the guest who left; the hotel's public record stays. */
function forgetGuest(): void {
  void queryClient.cancelQueries();
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'hotel' });
  queryClient.getMutationCache().clear();
}

/** What the page does whenever somebody signs in or out, in this tab or another. */
export function followSession(router: AppRouter): void {
  writeSignedInCookie();
  session.subscribe(({ before, cause }: SessionChange) => {
    const now = session.get();
    writeSignedInCookie();
    if (before.status === 'signed-in') forgetGuest();
    if (now.status === 'signed-in') {
      // Another guest's page starts from nothing; the login of this tab goes on by itself.
      const other = before.status === 'signed-out' || before.user.id !== now.user.id;
      if (cause === 'elsewhere' && other) location.replace(paths.dashboard(slugOf(now)));
      return;
    }
    if (cause !== 'elsewhere') localStore.write(LOCAL.slug, hotelSlug);
    const { pathname, search } = router.state.location;
    if (!pathname.startsWith(paths.dashboard(hotelSlug))) return;
    if (cause === 'refused') returnTo.set(pathname + search);
    void router.navigate(paths.login(hotelSlug), { replace: true });
  });
}
