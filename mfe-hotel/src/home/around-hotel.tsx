import { paths } from '@foyer/shared/addresses/paths.ts';
import { failureOf } from '@foyer/shared/api/failure.ts';
import type { Category } from '@foyer/shared/contracts/provider/category.ts';
import { byOrder, homeCategory } from '@foyer/shared/hotel/categories.ts';
import { useQuery } from '@foyer/shared/query';
import { AppLink, canOpen, hotelSlug, useHotel } from '@foyer/shared/runtime';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { PictureCardInside, pictureCardClass } from '@foyer/shared/ui/cards/card.tsx';
import { FailedSection } from '@foyer/shared/ui/cards/failed-section.tsx';
import { plainText } from '@foyer/shared/ui/rich-text/plain-text.ts';
import { Skeleton, useSkeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import { childCategoriesQuery } from '../data/queries.ts';
import { text } from '../text.ts';
import styles from './around-hotel.module.css';
import skeleton from './home-skeleton.module.css';

/**
 * Shows the children of the category `hotel`. Without such a category the section is left out. A
 * skeleton reserves its space unless the hotel record says that there are no children.
 */
export function AroundHotel({ className }: { className: string }) {
  const { has_home_categories, categories } = useHotel();
  const parent = homeCategory(categories);
  const query = useQuery(childCategoriesQuery(parent?.id));
  const { data } = query;
  const loading = useSkeleton(query.isPending);
  if (!loading && (!parent || data?.length === 0)) return null;
  return (
    <If condition={loading ? has_home_categories : true}>
      <section className={className}>
        <h2 className={styles.title}>{text.home.aroundHotel}</h2>
        {loading ? (
          <CardsSkeleton />
        ) : parent && data ? (
          <ul className={styles.grid}>
            {byOrder(data).map((category, index) => (
              <li key={category.id} className={index === 0 ? styles.lead : undefined}>
                <Card parent={parent} category={category} lead={index === 0} />
              </li>
            ))}
          </ul>
        ) : (
          <FailedSection {...failureOf(query, text.home.childrenFailed)} />
        )}
      </section>
    </If>
  );
}

/** Links a card to its listing; in a hotel without listings the card is no link. */
function Card({ parent, category, lead }: { parent: Category; category: Category; lead: boolean }) {
  const href = paths.listing(hotelSlug, parent.slug, category.slug);
  return (
    <AppLink plain className={pictureCardClass(lead)} to={href}>
      <PictureCardInside
        image={category.image}
        name={category.name}
        summary={plainText(category.summary)}
        go={canOpen(href) ? text.home.explore : undefined}
        lead={lead}
        sizes={`(min-width: 960px) 357px, ${lead ? 'calc(100vw - 40px)' : 'calc(50vw - 27px)'}`}
      />
    </AppLink>
  );
}

/** Renders the cards of home as boxes. */
function CardsSkeleton() {
  return (
    <div className={styles.grid} aria-busy="true">
      {['lead', 'second', 'third'].map((name) => (
        <div key={name} className={name === 'lead' ? styles.lead : undefined}>
          <Skeleton height="auto" radius={18} className={skeleton[name]} />
        </div>
      ))}
    </div>
  );
}
