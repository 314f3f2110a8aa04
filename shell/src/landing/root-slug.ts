import { DEFAULT_SLUG, isSlug } from '@foyer/shared/addresses/slug.ts';
import { SCREEN_TIME_LIMIT_MS, withTimeout } from '../lib/time-limit.ts';

/** Returns a subdomain's first label, which may name a hotel. Undefined for IP addresses. */
export function subdomainLabel(hostname: string): string | undefined {
  const labels = hostname.split('.');
  const [first = ''] = labels;
  const under = labels.at(-1) === 'localhost' ? 2 : 3;
  const address = /^[\d.]+$/.test(hostname) || hostname.includes(':');
  return !address && labels.length >= under && first !== 'www' && isSlug(first) ? first : undefined;
}

/**
 * Derives the slug from the address of `/` (SHELL-82). The order is `?hotel=`, a subdomain that
 * names a known hotel, the remembered slug, `default`. If the provider fails or does not answer,
 * the subdomain is ignored, so that the redirect still happens.
 */
export async function rootSlug(
  address: { search: string; hostname: string },
  remembered: string | undefined,
  isKnownHotel: (slug: string) => Promise<boolean>,
): Promise<string> {
  const requested = new URLSearchParams(address.search).get('hotel');
  if (requested && isSlug(requested)) return requested;
  const label = subdomainLabel(address.hostname);
  const isKnown =
    label && (await withTimeout(isKnownHotel(label), SCREEN_TIME_LIMIT_MS).catch(() => false));
  return isKnown ? label : (remembered ?? DEFAULT_SLUG);
}
