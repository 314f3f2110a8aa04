import { paths } from './paths.ts';

/** Who opens an address: a signed-in guest of the hotel with this slug, or nobody known. */
export type Visitor = { slug: string } | undefined;

/** Where a visitor must go instead; undefined lets them in. */
export type Verdict = { to: string; remember?: boolean } | undefined;

/** Guest-only pages: whoever is signed in goes to their own hotel (AUTH-10). */
export function guestOnly(visitor: Visitor): Verdict {
  return visitor && { to: paths.dashboard(visitor.slug) };
}

/** The dashboard of `slug`: signed-out visitors sign in first, other hotels' guests go home. */
export function dashboardOnly(visitor: Visitor, slug: string): Verdict {
  if (!visitor) return { to: paths.login(slug), remember: true };
  return visitor.slug === slug ? undefined : { to: paths.dashboard(visitor.slug) };
}
