import { mountAt } from './mount-at.ts';

/** The shell's own pages: landing, and the index of the dashboard, which leads to hotel home. */
const OWN_PAGE = /^\/[^/?#]+(?:\/dashboard)?\/?(?:[?#]|$)/;

/** Whether this hotel has a screen at `href`; false for a mount of a remote that is not enabled. */
export function canOpen(href: string): boolean {
  return mountAt(href)?.enabled ?? OWN_PAGE.test(href);
}
