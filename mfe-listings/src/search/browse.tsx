import { paths } from '@foyer/shared/addresses/paths';
import { Each } from '@foyer/shared/frames/vary';
import { AppLink, hotelSlug, useSlots } from '@foyer/shared/runtime';
import styles from './search.module.css';

/** The hotel's categories, for whoever has no word for it. */
export function Browse({ title }: { title: string }) {
  const { navigation } = useSlots();
  return (
    <section className={styles.browse}>
      <h2>{title}</h2>
      <ul>
        <Each of={navigation}>
          {({ slug, name }) => (
            <li>
              <AppLink className={styles.category ?? ''} to={paths.category(hotelSlug, slug)}>
                <span dir="auto">{name}</span>
              </AppLink>
            </li>
          )}
        </Each>
      </ul>
    </section>
  );
}
