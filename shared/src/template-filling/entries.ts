import { paths } from '../addresses/paths.ts';
import type { ComposedEntry, Composition } from '../contracts/composition.ts';
import type { Entry } from '../contracts/entry.ts';
import type { Hotel } from '../contracts/provider/hotel.ts';
import { telHref } from '../ui/links/links.ts';

/** Maximum number of icons between logo and avatar, at a width of 320 px. */
const MAX_HEADER_ENTRIES = 3;

/** An entry that this hotel has, with its address. */
export type ResolvedEntry<Entry extends ComposedEntry = ComposedEntry> = Entry & { href: string };

/**
 * Returns the entries of the header, of hotel home and of the user menu. The menu begins with the
 * header's overflow. Skips entries whose screen, phone or feature the hotel does not have.
 */
export function resolvedEntries(
  { slug, header, menu }: Pick<Composition, 'slug' | 'header' | 'menu'>,
  hotel: Pick<Hotel, 'phone' | 'features'> | null | undefined,
  canOpen: (href: string) => boolean,
) {
  function resolved<Entry extends ComposedEntry>(entry: Entry): ResolvedEntry<Entry>[] {
    const href = entryHref(entry, slug, hotel);
    return href && ('call' in entry || canOpen(href)) ? [{ ...entry, href }] : [];
  }
  const icons = unique(header.flatMap(resolved));
  return {
    header: icons.slice(0, MAX_HEADER_ENTRIES),
    home: icons.filter((entry) => entry.home),
    menu: unique([...icons.slice(MAX_HEADER_ENTRIES), ...menu.flatMap(resolved)]),
  };
}

/** Returns an entry's address at this hotel; undefined if the hotel lacks its feature or a phone. */
function entryHref(
  entry: Entry,
  slug: string,
  hotel: Pick<Hotel, 'phone' | 'features'> | null | undefined,
): string | undefined {
  const { feature } = entry;
  if (feature !== undefined && !hotel?.features?.includes(feature)) return undefined;
  if ('call' in entry) return telHref(hotel?.phone);
  return 'to' in entry
    ? `${paths.dashboard(slug)}/${entry.to}`
    : `${paths.landing(slug)}/${entry.publicPage}`;
}

/** Keeps the first entry per address. */
function unique<Entry extends { href: string }>(entries: Entry[]): Entry[] {
  const first = (href: string) => entries.find((entry) => entry.href === href);
  return entries.filter((entry) => first(entry.href) === entry);
}
