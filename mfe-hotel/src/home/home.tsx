import { page, useTemplateVariables } from '@foyer/shared/runtime';
import { If } from '@foyer/shared/templates/if-for.tsx';
import type { Paragraph } from '@foyer/shared/ui/rich-text/plain-text.ts';
import { RichText } from '@foyer/shared/ui/rich-text/rich-text.tsx';
import { Actions } from './actions.tsx';
import { AroundHotel } from './around-hotel.tsx';
import styles from './home.module.css';
import { HomeBanner } from './home-banner.tsx';
import { HomeEntries } from './home-entries.tsx';
import { HomeUpdated } from './home-updated.tsx';
import { QuickInfoLinks } from './quick-info-links.tsx';
import { ReadMore } from './read-more.tsx';
import { StayCard } from './stay-card.tsx';

/**
 * Shows a hotel at a glance, the most useful sections first. A known stay takes the place of the
 * welcome, which then moves above the description.
 */
export function Home() {
  const { stay, welcomeTitle, description, descriptionParagraphs } = useTemplateVariables();
  return (
    <>
      <HomeBanner />
      <HomeUpdated className={styles.updated} />
      <div className={styles.home}>
        <If condition={stay} otherwise={<Welcome />}>
          <StayCard className={`${styles.stay} ${styles.inset}`} />
        </If>
        <Actions className={`${styles.actions} ${styles.inset}`} />
        <div className={styles.links}>
          <QuickInfoLinks className={styles.tabs} />
          <HomeEntries className={`${styles.entries} ${styles.inset}`} />
        </div>
        <div className={styles.about}>
          <If condition={stay}>
            <Welcome />
          </If>
          <If condition={description}>
            <ReadMore id="about-the-hotel" className={styles.inset ?? ''}>
              <HotelText html={description} fallback={descriptionParagraphs} title={welcomeTitle} />
            </ReadMore>
          </If>
        </div>
        <AroundHotel className={`${styles.section} ${styles.inset}`} />
      </div>
    </>
  );
}

function Welcome() {
  const { welcomeTitle, welcome, welcomeParagraphs } = useTemplateVariables();
  return (
    <div className={`${styles.welcome} ${styles.inset}`}>
      <If condition={welcomeTitle}>
        <h2 dir="auto">{welcomeTitle}</h2>
      </If>
      <If condition={welcome}>
        <HotelText html={welcome} fallback={welcomeParagraphs} title={welcomeTitle} />
      </If>
    </div>
  );
}

/** Renders a text of the hotel. Its headings are one level lower if it has a title. */
function HotelText({
  html = '',
  fallback,
  title,
}: {
  html: string | undefined;
  fallback: readonly Paragraph[];
  title: string | undefined;
}) {
  const { video_hosts } = page.composition;
  return (
    <RichText html={html} fallback={fallback} videoHosts={video_hosts} headings={title ? 3 : 2} />
  );
}
