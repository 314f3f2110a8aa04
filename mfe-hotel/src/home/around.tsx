import { paths } from '@foyer/shared/addresses/paths';
import { messageOf } from '@foyer/shared/api/error';
import type { Category } from '@foyer/shared/contracts/category';
import type { Hotel } from '@foyer/shared/contracts/hotel';
import { byOrder } from '@foyer/shared/hotel/order';
import { useQuery } from '@foyer/shared/query';
import { AppLink, canOpen, hotelSlug } from '@foyer/shared/runtime';
import { PictureCardInside, pictureCardClass } from '@foyer/shared/ui/cards/card';
import { FailedPart } from '@foyer/shared/ui/cards/failed-part';
import { plainText } from '@foyer/shared/ui/rich-text/plain-text';
import { useSkeleton } from '@foyer/shared/ui/waiting/use-skeleton';
import { childCategoriesQuery } from '../data/child-categories-query.ts';
import { hotelCategory } from '../data/hotel-category.ts';
import { text } from '../text.ts';
import styles from './around.module.css';
import { CardsSkeleton } from './home-skeleton.tsx';

/** The children of the category `hotel`; without such a category there is no section. */
export function Around({ hotel, className }: { hotel: Hotel; className: string }) {
  const parent = hotelCategory(hotel.categories);
  return parent ? <Children parent={parent} className={className} /> : null;
}

function Children({ parent, className }: { parent: Category; className: string }) {
  const { data, error, refetch, isFetching, isPending } = useQuery(childCategoriesQuery(parent.id));
  const loading = useSkeleton(isPending);
  if (data?.length === 0) return null;
  return (
    <section className={className}>
      <h2 className={styles.title}>{text.home.around}</h2>
      {loading ? (
        <CardsSkeleton />
      ) : data ? (
        <Cards parent={parent} categories={byOrder(data)} />
      ) : (
        <FailedPart
          words={messageOf(error, text.home.childrenFailed)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
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

/** A card leads to its listing; where this hotel has no listings it only shows. */
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
