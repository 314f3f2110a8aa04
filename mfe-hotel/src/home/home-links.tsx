import { paths } from '@foyer/shared/addresses/paths.ts';
import { defineTexts } from '@foyer/shared/language/define-texts.ts';
import { AppLink, hotelSlug, useHotel } from '@foyer/shared/runtime';
import type { PageVariables } from '@foyer/shared/template-filling/page-variables.ts';
import { For, If } from '@foyer/shared/templates/if-for.tsx';
import { TabStrip, tabClass } from '@foyer/shared/ui/controls/tabs-strip.tsx';
import { LineArt } from '@foyer/shared/ui/pictures/line-art.tsx';
import { QUICK_INFO_TABS } from '../quick-info/quick-info-tabs.tsx';
import { text } from '../text.ts';
import styles from './home-entries.module.css';

/**
 * Lists the remotes' header entries that are marked for hotel home, with their labels. Until the
 * hotel is loaded, it lists only the entries that do not depend on it.
 */
export function HomeEntries({ className }: { className: string }) {
  const { home, has_home } = useHotel();
  return (
    <If condition={has_home}>
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

/** Links to the five quick-info tabs; the navigation state carries the chosen one. */
export function QuickInfoLinks({ className }: { className?: string | undefined }) {
  return (
    <nav className={className} aria-label={text.strip}>
      <TabStrip>
        {QUICK_INFO_TABS.map((tab) => (
          <AppLink
            key={tab.name}
            className={tabClass}
            to={paths.quickInfo(hotelSlug)}
            state={{ tab: tab.name }}
          >
            {tab.icon}
            {tab.name}
          </AppLink>
        ))}
      </TabStrip>
    </nav>
  );
}
