import { SIGNED_IN_COOKIE } from '@foyer/shared/contracts/page';
import { cookies, session } from '@foyer/shared/runtime';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Tells the gateway, without any secret, whether to preload a screen or the login. */
export function writeSignedInCookie(): void {
  cookies.set(SIGNED_IN_COOKIE, session.get().status === 'signed-in' ? YEAR_SECONDS : 0);
}
