import { paths } from './paths.ts';

/** The visitor of an address: a guest who is signed in at a hotel, or undefined. */
export type Visitor = { slug: string } | undefined;

/** The redirect of a visitor; undefined lets the visitor in. */
export type Redirect = { to: string; remember?: boolean } | undefined;

/** Redirects signed-in guests from guest-only pages to their own hotel (AUTH-10). */
export function guestOnly(visitor: Visitor): Redirect {
  return visitor && { to: paths.dashboard(visitor.slug) };
}

/** Redirects signed-out visitors to the login, and guests of other hotels to their own dashboard. */
export function dashboardOnly(visitor: Visitor, slug: string): Redirect {
  if (!visitor) return { to: paths.login(slug), remember: true };
  return visitor.slug === slug ? undefined : { to: paths.dashboard(visitor.slug) };
}
