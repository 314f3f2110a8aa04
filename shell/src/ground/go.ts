import { redirect, replace } from '@foyer/shared/router';
import { hotelSlug } from '@foyer/shared/runtime';

/**
 * True when the browser already stands at the address that is being resolved: the first one of the
 * document, or one that Back led to.
 */
export function isHere({ url }: Request): boolean {
  const { pathname, search } = new URL(url);
  return pathname === location.pathname && search === location.search;
}

/** The address of a request, with the fragment that React Router takes off it. */
export function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search + (isHere(request) ? location.hash : '');
}

/** True for an address of another hotel: that is another composition, hence another document. */
export function isOtherDocument(href: string): boolean {
  return href.split(/[/?#]/, 2)[1] !== hotelSlug;
}

/**
 * Sends a loader or middleware elsewhere. An address that the browser already stands at never stays
 * in the history, or Back would lead into the redirect again.
 */
export async function sendTo(href: string, request: Request): Promise<never> {
  if (isOtherDocument(href)) {
    if (isHere(request)) location.replace(href);
    else location.assign(href);
    // The document is on its way out; nothing of this page may go on.
    return new Promise<never>(() => undefined);
  }
  if (!isHere(request)) throw redirect(href);
  // Where this leads may itself lead on (the dashboard's index): that too is then here.
  history.replaceState(history.state, '', href);
  throw replace(href);
}

/**
 * The same for components, keeping the history state (under React Router's own key), which
 * survives a reload of its entry.
 */
export function moveDocument(href: string, state: unknown): void {
  history.replaceState({ ...history.state, usr: state }, '', href);
  location.reload();
}
