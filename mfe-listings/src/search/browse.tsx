import { paths } from '@foyer/shared/addresses/paths.ts';
import { AppLink, hotelSlug, useHotel } from '@foyer/shared/runtime';
import { For } from '@foyer/shared/templates/if-for.tsx';
import styles from './search.module.css';

/** Lists the hotel's categories as an alternative to search. */
export function Browse({ title }: { title: string }) {
  const { navigation } = useHotel();
  return (
    <section className={styles.browse}>
      <h2>{title}</h2>
      <ul>
        <For of={navigation}>
          {({ slug, name }) => (
            <li>
              <AppLink className={styles.category ?? ''} to={paths.category(hotelSlug, slug)}>
                <span dir="auto">{name}</span>
              </AppLink>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
