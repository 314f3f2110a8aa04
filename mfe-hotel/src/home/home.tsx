import { When } from '@foyer/shared/frames/vary';
import { page, useSlots } from '@foyer/shared/runtime';
import type { Paragraph } from '@foyer/shared/ui/rich-text/plain-text';
import { RichText } from '@foyer/shared/ui/rich-text/rich-text';
import { Actions } from './actions.tsx';
import { Around } from './around.tsx';
import { Entries } from './entries.tsx';
import styles from './home.module.css';
import { HomeBanner } from './home-banner.tsx';
import { HomeUpdated } from './home-updated.tsx';
import { QuickInfoLinks } from './quick-info-links.tsx';
import { ReadMore } from './read-more.tsx';
import { StayCard } from './stay-card.tsx';

/**
 * Everything of a hotel at a glance, from the most useful down: a stay that is known stands where
 * else the welcome does, which then begins what is there to be read.
 */
export function Home() {
  const { stay, welcomeTitle, description, descriptionWords } = useSlots();
  return (
    <>
      <HomeBanner />
      <HomeUpdated className={styles.updated} />
      <div className={styles.home}>
        <When holds={stay} otherwise={<Welcome />}>
          <StayCard className={`${styles.stay} ${styles.inset}`} />
        </When>
        <Actions className={`${styles.actions} ${styles.inset}`} />
        <div className={styles.ways}>
          <QuickInfoLinks className={styles.tabs} />
          <Entries className={`${styles.entries} ${styles.inset}`} />
        </div>
        <div className={styles.about}>
          <When holds={stay}>
            <Welcome />
          </When>
          <When holds={description}>
            <ReadMore id="about-the-hotel" className={styles.inset ?? ''}>
              <HotelText html={description} words={descriptionWords} under={welcomeTitle} />
            </ReadMore>
          </When>
        </div>
        <Around className={`${styles.section} ${styles.inset}`} />
      </div>
    </>
  );
}

function Welcome() {
  const { welcomeTitle, welcome, welcomeWords } = useSlots();
  return (
    <div className={`${styles.welcome} ${styles.inset}`}>
      <When holds={welcomeTitle}>
        <h2 dir="auto">{welcomeTitle}</h2>
      </When>
      <When holds={welcome}>
        <HotelText html={welcome} words={welcomeWords} under={welcomeTitle} />
      </When>
    </div>
  );
}

/** What the hotel wrote, under its title where it has one. */
function HotelText({
  html = '',
  words,
  under,
}: {
  html: string | undefined;
  words: readonly Paragraph[];
  under: string | undefined;
}) {
  const { video_hosts } = page.composition;
  return <RichText html={html} words={words} videoHosts={video_hosts} headings={under ? 3 : 2} />;
}
