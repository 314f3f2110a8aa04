import { paths } from '@foyer/shared/addresses/paths';
import type { Category } from '@foyer/shared/contracts/category';
import { AppLink, hotelSlug } from '@foyer/shared/runtime';
import { Picture } from '@foyer/shared/ui/pictures/picture';
import { shortened } from '@foyer/shared/ui/rich-text/plain-text';
import { memo, useLayoutEffect, useRef } from 'react';
import { NearEnd } from '../growing/near-end.tsx';
import { useGrowing } from '../growing/use-growing.ts';
import { text } from '../text.ts';
import styles from './tiles.module.css';

/** A tile with the gap after it, and that gap, as its styles have them. */
const TILE_REM = 5.75;
const GAP_REM = 1;

/** More than a phone shows. */
const FIRST = 8;
/** They are in view wherever the strip begins. */
const SEEN = 3;

/** No tile has room for more. */
const NAME_CHARACTERS = 60;

/** The sub-categories of a category to swipe through; the shown one stands in view (LIST-05). */
export function Tiles({
  parent,
  categories,
  current,
}: {
  parent: string;
  categories: readonly Category[];
  current: string;
}) {
  const at = categories.findIndex(({ slug }) => slug === current);
  const { from, to, before, after } = useGrowing(FIRST, Math.max(0, at));
  const strip = useRef<HTMLUListElement>(null);

  const drawn = useRef(false);
  useLayoutEffect(() => {
    const seen = !drawn.current && at < SEEN;
    drawn.current = true;
    // To measure makes the browser lay out the page in the middle of the press.
    if (seen) return;
    const list = strip.current;
    const tile = list?.querySelector<HTMLElement>(`[data-slug="${CSS.escape(current)}"]`);
    if (list && tile) showIn(list, tile);
  }, [current, at]);

  return (
    <nav aria-label={text.beside}>
      <ul ref={strip} className={styles.tiles}>
        {from > 0 && (
          <NearEnd
            key={`before ${from}`}
            across
            room={`${from * TILE_REM - GAP_REM}rem`}
            onNear={before}
          />
        )}
        {categories.slice(from, to).map((category) => (
          <li key={category.id} data-slug={category.slug}>
            <Tile parent={parent} category={category} />
          </li>
        ))}
        {to < categories.length && <NearEnd key={to} across onNear={after} />}
      </ul>
    </nav>
  );
}

const Tile = memo(function Tile({ parent, category }: { parent: string; category: Category }) {
  return (
    <AppLink className={styles.tile} to={paths.listing(hotelSlug, parent, category.slug)} end>
      <span className={styles.picture}>
        <Picture src={category.image} sizes="4.75rem" />
      </span>
      <span className={styles.name} dir="auto">
        {shortened(category.name, NAME_CHARACTERS)}
      </span>
    </AppLink>
  );
});

/** Moves the strip only as far as it must; `scrollIntoView` could move the page as well. */
function showIn(list: HTMLElement, tile: HTMLElement): void {
  const own = tile.getBoundingClientRect();
  const { left, right } = list.getBoundingClientRect();
  const beside = own.width;
  list.scrollLeft +=
    Math.min(0, own.left - beside - left) + Math.max(0, own.right + beside - right);
}
