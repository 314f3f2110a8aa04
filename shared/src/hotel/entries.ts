import type { ComposedEntry, Composition } from '../contracts/composition.ts';
import type { Hotel } from '../contracts/hotel.ts';
import { entryHref } from '../ui/links/entry-href.ts';

/** As many icons stand beside a logo and the avatar in 320 px. */
const HEADER_ENTRIES = 3;

/** An entry that this hotel has, and where it leads. */
export type Placed<Entry extends ComposedEntry = ComposedEntry> = Entry & { href: string };

/**
 * What stands in the header, on home beside it, and in the user menu, which begins with what the
 * header has no room for. Left out is what the hotel does not have: the screen, a phone, or the feature behind it.
 */
export function placeEntries(
  { slug, header, menu }: Pick<Composition, 'slug' | 'header' | 'menu'>,
  hotel: Pick<Hotel, 'phone' | 'features'> | null | undefined,
  canOpen: (href: string) => boolean,
) {
  function placed<Entry extends ComposedEntry>(entry: Entry): Placed<Entry>[] {
    const href = entryHref(entry, slug, hotel);
    return href && ('call' in entry || canOpen(href)) ? [{ ...entry, href }] : [];
  }
  const icons = once(header.flatMap(placed));
  return {
    header: icons.slice(0, HEADER_ENTRIES),
    home: icons.filter((entry) => entry.home),
    menu: once([...icons.slice(HEADER_ENTRIES), ...menu.flatMap(placed)]),
  };
}

/** One address stands once, however many remotes lead to it. */
function once<Entry extends { href: string }>(entries: Entry[]): Entry[] {
  const first = (href: string) => entries.find((entry) => entry.href === href);
  return entries.filter((entry) => first(entry.href) === entry);
}
