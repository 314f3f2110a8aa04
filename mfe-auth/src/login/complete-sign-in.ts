import { paths } from '@foyer/shared/addresses/paths.ts';
import { isSlug } from '@foyer/shared/addresses/slug.ts';
import type { LoginResponse } from '@foyer/shared/contracts/provider/auth-responses.ts';
import type { NavigateFunction } from '@foyer/shared/router';
import { draftOf, hotelSlug, returnTo, session, toasts } from '@foyer/shared/runtime';
import type * as z from '@foyer/shared/schema';
import { typedEmail } from '../layout/typed-email.ts';
import { recovery } from '../recovery/recovery.ts';
import { text } from '../text.ts';

/**
 * Starts the session and opens the stored return address or the dashboard. Replaces the login in
 * the history, because Back would only return here. Another hotel needs another composition, so a
 * new document. Resolves after the navigation.
 */
export async function completeSignIn(
  answer: z.infer<typeof LoginResponse>['data'],
  navigate: NavigateFunction,
): Promise<void> {
  if (!answer?.token || !answer.user) {
    toasts.error(text.exception);
    return;
  }
  session.signIn(answer.user, answer.token);
  // After an expired session, another person may have typed them.
  typedEmail.clear();
  draftOf('sign-up').clear();
  recovery.clear();
  const slug = answer.user.hotel?.slug;
  if (!slug || !isSlug(slug)) {
    toasts.error(text.noSlug);
    return;
  }
  const href = returnTo.take(slug) ?? paths.dashboard(slug);
  if (slug === hotelSlug) {
    toasts.success(text.success);
    await navigate(href, { replace: true });
  } else {
    toasts.showAfterNavigation('success', text.success);
    location.replace(href);
    // Stays busy until the new document replaces this one.
    await new Promise<never>(() => undefined);
  }
}
