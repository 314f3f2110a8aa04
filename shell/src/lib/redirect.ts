import { redirect, replace } from '@foyer/shared/router';
import { hotelSlug } from '@foyer/shared/runtime';

/**
 * Tells whether the requested address equals the browser's current one. That is so on the document's
 * first navigation and after Back.
 */
export function isCurrentAddress({ url }: Request): boolean {
  const { pathname, search } = new URL(url);
  return pathname === location.pathname && search === location.search;
}

/** Returns the address of a request, including the fragment that React Router removes. */
export function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search + (isCurrentAddress(request) ? location.hash : '');
}

/** Tells whether an address belongs to another hotel, which needs another document. */
export function isOtherDocument(href: string): boolean {
  return href.split(/[/?#]/, 2)[1] !== hotelSlug;
}

/**
 * Redirects from a loader or middleware. The current address is replaced in the history, because
 * Back would otherwise repeat the redirect.
 */
export async function redirectTo(href: string, request: Request): Promise<never> {
  // The target may redirect again (the dashboard's index), so make it the current address first.
  const isCurrent = isCurrentAddress(request);
  if (isCurrent) history.replaceState(history.state, '', href);
  if (isOtherDocument(href)) {
    if (isCurrent) location.reload();
    else location.assign(href);
    // The document is unloading, so the loader must never continue.
    return new Promise<never>(() => undefined);
  }
  throw isCurrent ? replace(href) : redirect(href);
}
