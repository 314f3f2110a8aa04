import { SIGNED_IN_COOKIE } from '@foyer/shared/contracts/page';
import { session } from '@foyer/shared/runtime';

/** Tells the gateway, without any secret, whether to preload a screen or the login. */
export function writeSignedInCookie(): void {
  const seconds = session.get().status === 'signed-in' ? 31_536_000 : 0;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${SIGNED_IN_COOKIE}=1; path=/; max-age=${seconds}; samesite=lax${secure}`;
}
