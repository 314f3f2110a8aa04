import type { Hotel } from '@foyer/shared/contracts/hotel';
import { settingsOf } from '@foyer/shared/hotel/record';
import { page } from '@foyer/shared/runtime';
import { RichText } from '@foyer/shared/ui/rich-text/rich-text';
import { Actions } from './actions.tsx';
import { Around } from './around.tsx';
import { Entries } from './entries.tsx';
import styles from './home.module.css';
import { HomeBanner } from './home-banner.tsx';
import { HomeUpdated } from './home-updated.tsx';
import { QuickInfoLinks } from './quick-info-links.tsx';
import { ReadMore } from './read-more.tsx';
import { StayCard, useStay } from './stay-card.tsx';

/**
 * Everything of a hotel at a glance, from the most useful down: a stay that is known stands where
 * else the welcome does, which then begins what is there to be read.
 */
export function Home({ hotel }: { hotel: Hotel }) {
  const stay = useStay(hotel);
  const richText = {
    videoHosts: page.composition.video_hosts,
    headings: hotel.welcome_title ? 3 : 2,
  };
  const welcome = (
    <div className={`${styles.welcome} ${styles.inset}`}>
      {hotel.welcome_title && <h2 dir="auto">{hotel.welcome_title}</h2>}
      {hotel.welcome_message && <RichText html={hotel.welcome_message} {...richText} />}
    </div>
  );
  return (
    <>
      <HomeBanner hotel={hotel} />
      <HomeUpdated hotel={hotel} className={styles.updated} />
      <div className={styles.home}>
        {stay ? (
          <StayCard stay={stay} hotel={hotel} className={`${styles.stay} ${styles.inset}`} />
        ) : (
          welcome
        )}
        <Actions settings={settingsOf(hotel)} className={`${styles.actions} ${styles.inset}`} />
        <div className={styles.ways}>
          <QuickInfoLinks className={styles.tabs} />
          <Entries hotel={hotel} className={`${styles.entries} ${styles.inset}`} />
        </div>
        <div className={styles.about}>
          {stay && welcome}
          {hotel.description && (
            <ReadMore className={styles.inset ?? ''}>
              <RichText html={hotel.description} {...richText} />
            </ReadMore>
          )}
        </div>
        <Around hotel={hotel} className={`${styles.section} ${styles.inset}`} />
      </div>
    </>
  );
}
