import { paths } from '@foyer/shared/addresses/paths';
import type { Session } from '@foyer/shared/runtime';
import { slugOf } from '../session/own-slug.ts';

/** Where a visitor must go instead; undefined lets them in. */
export type Verdict = { to: string; remember?: boolean } | undefined;

/** Guest-only pages: whoever is signed in goes to their own hotel (specification section 2). */
export function guestOnly(session: Session): Verdict {
  if (session.status === 'signed-out') return undefined;
  return { to: paths.dashboard(slugOf(session)) };
}

/** The dashboard of `slug`: signed-out visitors sign in first, other hotels' guests go home. */
export function dashboardOnly(session: Session, slug: string): Verdict {
  if (session.status === 'signed-out') return { to: paths.login(slug), remember: true };
  const own = slugOf(session);
  return own === slug ? undefined : { to: paths.dashboard(own) };
}
