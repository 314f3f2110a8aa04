import type { PageSlots } from '@foyer/shared/frames/slots';
import { Each, When } from '@foyer/shared/frames/vary';
import { words } from '@foyer/shared/language/words';
import { AppLink, useSlots } from '@foyer/shared/runtime';
import { LineArt } from '@foyer/shared/ui/pictures/line-art';
import styles from './entries.module.css';

/**
 * What the remotes put onto hotel home: their entries of the header that say so, in words. While
 * the hotel is not known, those that need nothing of it.
 */
export function Entries({ className }: { className: string }) {
  const { home, hasHome } = useSlots();
  return (
    <When holds={hasHome}>
      <ul className={`${styles.entries} ${className}`}>
        <Each of={home}>
          {(entry) => (
            <li>
              <When
                holds={entry.call}
                otherwise={
                  <AppLink className={styles.entry ?? ''} to={entry.href}>
                    <Inside entry={entry} />
                  </AppLink>
                }
              >
                <a className={styles.entry} href={entry.href}>
                  <Inside entry={entry} />
                </a>
              </When>
            </li>
          )}
        </Each>
      </ul>
    </When>
  );
}

function Inside({ entry }: { entry: PageSlots['home'][number] }) {
  return (
    <>
      <LineArt paths={entry.icon} />
      {words(entry.label)}
    </>
  );
}
