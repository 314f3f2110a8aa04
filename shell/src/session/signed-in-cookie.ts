import { SIGNED_IN_COOKIE } from '@foyer/shared/contracts/page';
import { session } from '@foyer/shared/runtime';

/** Tells the gateway, without any secret, whether to preload a screen or the login. */
export function writeSignedInCookie(): void {
  const signedIn = session.get().status === 'signed-in';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = signedIn
    ? `${SIGNED_IN_COOKIE}=1; path=/; SameSite=Lax; max-age=31536000`
    : `${SIGNED_IN_COOKIE}=; path=/; SameSite=Lax; max-age=0`;
}
