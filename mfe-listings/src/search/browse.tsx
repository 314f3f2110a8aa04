import { paths } from '@foyer/shared/addresses/paths';
import { byOrder } from '@foyer/shared/hotel/order';
import { useQuery } from '@foyer/shared/query';
import { AppLink, hotelQuery, hotelSlug } from '@foyer/shared/runtime';
import styles from './search.module.css';

/** The hotel's categories, for whoever has no word for it. */
export function Browse({ title }: { title: string }) {
  const { data: hotel } = useQuery(hotelQuery());
  const categories = byOrder(hotel?.categories ?? []);
  if (categories.length === 0) return null;
  return (
    <section className={styles.browse}>
      <h2>{title}</h2>
      <ul>
        {categories.map((category) => (
          <li key={category.id}>
            <AppLink
              className={styles.category ?? ''}
              to={paths.category(hotelSlug, category.slug)}
            >
              <span dir="auto">{category.name}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
