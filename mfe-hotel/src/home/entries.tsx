import type { HeaderEntry } from '@foyer/shared/contracts/entry';
import type { Hotel } from '@foyer/shared/contracts/hotel';
import { words } from '@foyer/shared/language/words';
import { AppLink, canOpen, hotelSlug, page } from '@foyer/shared/runtime';
import { entryHref } from '@foyer/shared/ui/links/entry-href';
import { LineArt } from '@foyer/shared/ui/pictures/line-art';
import styles from './entries.module.css';

/**
 * What the remotes put onto hotel home: their entries of the header that say so, in words. While
 * the hotel is not known, those that need nothing of it.
 */
export function Entries({ hotel, className }: { hotel: Hotel | undefined; className: string }) {
  const entries = page.composition.header.flatMap((entry) => {
    const href = entry.home && entryHref(entry, hotelSlug, hotel);
    return href && ('call' in entry || canOpen(href)) ? [{ entry, href }] : [];
  });
  if (entries.length === 0) return null;
  return (
    <ul className={`${styles.entries} ${className}`}>
      {entries.map(({ entry, href }) => (
        <li key={href}>
          {'call' in entry ? (
            <a className={styles.entry} href={href}>
              <Inside entry={entry} />
            </a>
          ) : (
            <AppLink className={styles.entry ?? ''} to={href}>
              <Inside entry={entry} />
            </AppLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function Inside({ entry }: { entry: HeaderEntry }) {
  return (
    <>
      <LineArt paths={entry.icon} />
      {words(entry.label)}
    </>
  );
}
