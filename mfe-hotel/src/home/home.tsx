import { homeCategory } from '@foyer/shared/hotel/categories.ts';
import { useQuery } from '@foyer/shared/query';
import { hotelQuery, page, useHotel } from '@foyer/shared/runtime';
import { If } from '@foyer/shared/templates/if-for.tsx';
import type { Paragraph } from '@foyer/shared/ui/rich-text/plain-text.ts';
import { RichText } from '@foyer/shared/ui/rich-text/rich-text.tsx';
import { Updated } from '@foyer/shared/ui/waiting/updated.tsx';
import { childCategoriesQuery } from '../data/queries.ts';
import { StayCard } from '../stay/stay-card.tsx';
import { StaySteps } from '../stay/stay-steps.tsx';
import { ActionCards } from './action-cards.tsx';
import { AroundHotel } from './around-hotel.tsx';
import styles from './home.module.css';
import { HomeBanner } from './home-banner.tsx';
import { HomeEntries, QuickInfoLinks } from './home-links.tsx';
import { ReadMore } from './read-more.tsx';

/**
 * Shows a hotel at a glance, the most useful sections first. A known stay takes the place of the
 * welcome, which then moves above the description.
 */
export function Home() {
  const { stay, stay_steps, welcome_title, description, description_paragraphs, timezone } =
    useHotel();
  const record = useQuery(hotelQuery());
  const children = useQuery(childCategoriesQuery(homeCategory(record.data?.categories)?.id));
  return (
    <>
      <HomeBanner />
      <Updated of={[record, children]} zone={timezone} className={styles.updated} />
      <div className={styles.home}>
        <If condition={stay} otherwise={<Welcome />}>
          <StayCard className={`${styles.stay} ${styles.inset}`} />
        </If>
        <ActionCards className={`${styles.actions} ${styles.inset}`} />
        <If condition={stay_steps}>
          <StaySteps className={`${styles.steps} ${styles.inset}`} />
        </If>
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
              <HotelText
                html={description}
                fallback={description_paragraphs}
                title={welcome_title}
              />
            </ReadMore>
          </If>
        </div>
        <AroundHotel className={`${styles.section} ${styles.inset}`} />
      </div>
    </>
  );
}

function Welcome() {
  const { welcome_title, welcome_message, welcome_paragraphs } = useHotel();
  return (
    <div className={`${styles.welcome} ${styles.inset}`}>
      <If condition={welcome_title}>
        <h2 dir="auto">{welcome_title}</h2>
      </If>
      <If condition={welcome_message}>
        <HotelText html={welcome_message} fallback={welcome_paragraphs} title={welcome_title} />
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
