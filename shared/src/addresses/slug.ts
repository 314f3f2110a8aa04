/** The slug of visitors without a known hotel; it has auth screens and the default theme. */
export const DEFAULT_SLUG = 'default';

/** First path segments that are never a hotel (SHELL-19). */
export const RESERVED_SEGMENTS = new Set([
  '-',
  'api',
  'broadcasting',
  'dashboard',
  'login',
  'signup',
  'forgot-password',
  'verify-code',
  'reset-password',
  'reset-success',
  'favicon.icon',
  'favicon.ico',
  'robots.txt',
]);

const SLUG = /^[a-z0-9](?:[a-z0-9_-]{0,62}[a-z0-9])?$/;

/** Reports whether a text can name a hotel: up to 64 lower-case letters, digits, `-` and `_`. */
export function isSlug(text: string): boolean {
  return SLUG.test(text) && !RESERVED_SEGMENTS.has(text);
}

/** Returns the slug at the start of a path; undefined if it cannot name a hotel. */
export function slugInPath(pathname: string): string | undefined {
  const slug = pathname.split('/', 2)[1] ?? '';
  return isSlug(slug) ? slug : undefined;
}

/** Suggests a valid slug for an invalid text, as the end of a sentence. */
export function slugSuggestion(text: string): string {
  const slug = text.toLowerCase().replaceAll(/[^a-z0-9_-]+/g, '-');
  return isSlug(slug) ? `: did you mean "${slug}"?` : '';
}
