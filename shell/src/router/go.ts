import { redirect, replace } from '@foyer/shared/router';
import { hotelSlug } from '@foyer/shared/runtime';

let started = false;

/** Called when the first screen is there. */
export function hasStarted(): void {
  started = true;
}

/** False while the first address of the document is being resolved. */
export const isStarted = () => started;

/** True for an address of another hotel: that is another composition, hence another document. */
export function isOtherDocument(href: string): boolean {
  return href.split('/', 2)[1] !== hotelSlug;
}

/**
 * Sends a loader or middleware elsewhere. The first address of a document never stays in the
 * history, or Back would lead into the redirect again.
 */
export async function sendTo(href: string): Promise<never> {
  if (!isOtherDocument(href)) throw started ? redirect(href) : replace(href);
  if (started) location.assign(href);
  else location.replace(href);
  // The document is on its way out; nothing of this page may go on.
  return new Promise<never>(() => undefined);
}

/**
 * The same for components, keeping the history state (under React Router's own key), which
 * survives a reload of its entry.
 */
export function moveDocument(href: string, state: unknown): void {
  history.replaceState({ ...history.state, usr: state }, '', href);
  location.reload();
}
