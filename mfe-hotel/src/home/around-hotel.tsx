import { paths } from '@foyer/shared/addresses/paths.ts';
import { errorMessageOf } from '@foyer/shared/api/error.ts';
import type { Category } from '@foyer/shared/contracts/provider/category.ts';
import { homeCategory } from '@foyer/shared/hotel/hotel-category.ts';
import { byOrder } from '@foyer/shared/hotel/order.ts';
import { useQuery } from '@foyer/shared/query';
import {
  AppLink,
  canOpen,
  hotelQuery,
  hotelSlug,
  useTemplateVariables,
} from '@foyer/shared/runtime';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { PictureCardInside, pictureCardClass } from '@foyer/shared/ui/cards/card.tsx';
import { FailedSection } from '@foyer/shared/ui/cards/failed-section.tsx';
import { plainText } from '@foyer/shared/ui/rich-text/plain-text.ts';
import { useSkeleton } from '@foyer/shared/ui/waiting/use-skeleton.ts';
import type { ReactNode } from 'react';
import { childCategoriesQuery } from '../data/child-categories-query.ts';
import { text } from '../text.ts';
import styles from './around-hotel.module.css';
import { CardsSkeleton } from './home-skeleton.tsx';

/**
 * Shows the children of the category `hotel`. Without such a category the section is left out. A
 * skeleton reserves its space unless the hotel record says that there are no children.
 */
export function AroundHotel({ className }: { className: string }) {
  const { hasHomeCategories } = useTemplateVariables();
  const parent = homeCategory(useQuery(hotelQuery()).data?.categories);
  const { data, error, refetch, isFetching, isPending } = useQuery(
    childCategoriesQuery(parent?.id),
  );
  const loading = useSkeleton(isPending);
  if (loading)
    return (
      <If condition={hasHomeCategories}>
        <Section className={className}>
          <CardsSkeleton />
        </Section>
      </If>
    );
  if (!parent || data?.length === 0) return null;
  return (
    <Section className={className}>
      {data ? (
        <Cards parent={parent} categories={byOrder(data)} />
      ) : (
        <FailedSection
          message={errorMessageOf(error, text.home.childrenFailed)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
    </Section>
  );
}

function Section({ className, children }: { className: string; children: ReactNode }) {
  return (
    <section className={className}>
      <h2 className={styles.title}>{text.home.aroundHotel}</h2>
      {children}
    </section>
  );
}

function Cards({ parent, categories }: { parent: Category; categories: Category[] }) {
  return (
    <ul className={styles.grid}>
      {categories.map((category, index) => (
        <li key={category.id} className={index === 0 ? styles.lead : undefined}>
          <Card parent={parent} category={category} lead={index === 0} />
        </li>
      ))}
    </ul>
  );
}

/** Links a card to its listing; in a hotel without listings the card is no link. */
function Card({ parent, category, lead }: { parent: Category; category: Category; lead: boolean }) {
  const href = paths.listing(hotelSlug, parent.slug, category.slug);
  const open = canOpen(href);
  const inside = (
    <PictureCardInside
      image={category.image}
      name={category.name}
      summary={plainText(category.summary)}
      go={open ? text.home.explore : undefined}
      lead={lead}
    />
  );
  return open ? (
    <AppLink className={pictureCardClass(lead)} to={href}>
      {inside}
    </AppLink>
  ) : (
    <div className={pictureCardClass(lead)}>{inside}</div>
  );
}
