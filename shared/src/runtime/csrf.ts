import { decoded } from '../addresses/readable-name.ts';

/**
 * Returns the CSRF header of a POST, for a provider with cookie sessions such as Laravel. It holds the
 * token of the page's meta element, otherwise the cookie's value under its own header (decision 18).
 */
export function csrfHeaders(): Record<string, string> {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content;
  if (meta) return { 'X-CSRF-TOKEN': meta };
  const cookie = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];
  return cookie ? { 'X-XSRF-TOKEN': decoded(cookie) } : {};
}
