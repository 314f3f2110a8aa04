import { DEFAULT_SLUG, isSlug } from '@foyer/shared/addresses/slug';
import { LOAD_BUDGET_MS, within } from '../ground/within.ts';

/** The label that may name a hotel: the first one of a subdomain, never of an IP address. */
export function subdomainLabel(hostname: string): string | undefined {
  const labels = hostname.split('.');
  const [first = ''] = labels;
  const under = labels.at(-1) === 'localhost' ? 2 : 3;
  const address = /^[\d.]+$/.test(hostname) || hostname.includes(':');
  return !address && labels.length >= under && first !== 'www' && isSlug(first) ? first : undefined;
}

/**
 * The slug "derived from the address" of `/` (SHELL-05), in this order: `?hotel=`, a
 * subdomain that names a known hotel, the remembered slug, `default`. A provider that fails or does
 * not answer knows no hotel: nobody is left on `/`.
 */
export async function rootSlug(
  address: { search: string; hostname: string },
  remembered: string | undefined,
  isKnownHotel: (slug: string) => Promise<boolean>,
): Promise<string> {
  const asked = new URLSearchParams(address.search).get('hotel');
  if (asked && isSlug(asked)) return asked;
  const label = subdomainLabel(address.hostname);
  const known = async (slug: string) =>
    within(isKnownHotel(slug), LOAD_BUDGET_MS).catch(() => false);
  if (label && (await known(label))) return label;
  return remembered ?? DEFAULT_SLUG;
}
