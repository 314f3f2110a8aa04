import { defineTexts } from '@foyer/shared/language/define-texts.ts';
import { AppLink, useTemplateVariables } from '@foyer/shared/runtime';
import type { PageVariables } from '@foyer/shared/template-filling/page-variables.ts';
import { For, If } from '@foyer/shared/templates/if-for.tsx';
import { LineArt } from '@foyer/shared/ui/pictures/line-art.tsx';
import styles from './home-entries.module.css';

/**
 * Lists the remotes' header entries that are marked for hotel home, with their labels. Until the
 * hotel is loaded, it lists only the entries that do not depend on it.
 */
export function HomeEntries({ className }: { className: string }) {
  const { home, hasHome } = useTemplateVariables();
  return (
    <If condition={hasHome}>
      <ul className={`${styles.entries} ${className}`}>
        <For of={home}>
          {(entry) => (
            <li>
              <If
                condition={entry.call}
                otherwise={
                  <AppLink className={styles.entry ?? ''} to={entry.href}>
                    <EntryContent entry={entry} />
                  </AppLink>
                }
              >
                <a className={styles.entry} href={entry.href}>
                  <EntryContent entry={entry} />
                </a>
              </If>
            </li>
          )}
        </For>
      </ul>
    </If>
  );
}

function EntryContent({ entry }: { entry: PageVariables['home'][number] }) {
  return (
    <>
      <LineArt paths={entry.icon} />
      {defineTexts(entry.label)}
    </>
  );
}
