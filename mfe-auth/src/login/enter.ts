import { paths } from '@foyer/shared/addresses/paths';
import { isSlug } from '@foyer/shared/addresses/slug';
import type { User } from '@foyer/shared/contracts/user';
import type { NavigateFunction } from '@foyer/shared/router';
import { hotelSlug, returnTo, session, toasts } from '@foyer/shared/runtime';
import { typedEmail } from '../layout/typed-email.ts';
import { text } from '../text.ts';

type Signed = { token?: string | null | undefined; user?: User | null | undefined };

/**
 * Starts the session and takes the guest to their hotel, back to where they wanted to go if that
 * is known, in the place of the login: Back would only lead here again. Another hotel than this
 * page's is another composition, so another document. The promise ends when the guest is there.
 */
export async function enter(
  answer: Signed | null | undefined,
  navigate: NavigateFunction,
): Promise<void> {
  if (!answer?.token || !answer.user) {
    toasts.error(text.exception);
    return;
  }
  session.signIn(answer.user, answer.token);
  typedEmail.clear();
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
    toasts.carry('success', text.success);
    location.replace(href);
    // Busy for as long as this document is there; once it is replaced, nothing leads back to it.
    await new Promise<never>(() => undefined);
  }
}
