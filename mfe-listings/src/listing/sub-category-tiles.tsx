import { paths } from '@foyer/shared/addresses/paths.ts';
import type { Category } from '@foyer/shared/contracts/provider/category.ts';
import { AppLink, hotelSlug } from '@foyer/shared/runtime';
import { Picture } from '@foyer/shared/ui/pictures/picture.tsx';
import { truncated } from '@foyer/shared/ui/rich-text/plain-text.ts';
import { memo, useLayoutEffect, useRef } from 'react';
import { EndSentinel, useIncrementalRange } from '../incremental-list/incremental-list.tsx';
import { text } from '../text.ts';
import styles from './sub-category-tiles.module.css';

/** The width of a tile with its gap, and the gap, from the CSS module. */
const TILE_REM = 5.75;
const GAP_REM = 1;

/** More tiles than a phone shows. */
const INITIAL_TILES = 8;
/** The first tiles are in view without scrolling. */
const ALWAYS_IN_VIEW = 3;

/** More than fits on a tile. */
const MAX_NAME_CHARACTERS = 60;

/** Renders the sub-categories as a strip and scrolls the current one into view (LIST-05). */
export function SubCategoryTiles({
  parent,
  categories,
  current,
}: {
  parent: string;
  categories: readonly Category[];
  current: string;
}) {
  const at = categories.findIndex(({ slug }) => slug === current);
  const { from, to, growBefore, growAfter } = useIncrementalRange(INITIAL_TILES, Math.max(0, at));
  const strip = useRef<HTMLUListElement>(null);

  const rendered = useRef(false);
  useLayoutEffect(() => {
    const inView = !rendered.current && at < ALWAYS_IN_VIEW;
    rendered.current = true;
    // Measuring would force a layout during the press.
    if (inView) return;
    const list = strip.current;
    const tile = list?.querySelector<HTMLElement>(`[data-slug="${CSS.escape(current)}"]`);
    if (list && tile) scrollIntoStrip(list, tile);
  }, [current, at]);

  return (
    <nav aria-label={text.moreInCategory}>
      <ul ref={strip} className={styles.tiles}>
        {from > 0 && (
          <EndSentinel
            key={`before ${from}`}
            horizontal
            reservedWidth={`${from * TILE_REM - GAP_REM}rem`}
            onNear={growBefore}
          />
        )}
        {categories.slice(from, to).map((category) => (
          <li key={category.id} data-slug={category.slug}>
            <Tile parent={parent} category={category} />
          </li>
        ))}
        {to < categories.length && <EndSentinel key={to} horizontal onNear={growAfter} />}
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
        {truncated(category.name, MAX_NAME_CHARACTERS)}
      </span>
    </AppLink>
  );
});

/** Scrolls only the strip, as little as needed; `scrollIntoView` could scroll the page too. */
function scrollIntoStrip(list: HTMLElement, tile: HTMLElement): void {
  const own = tile.getBoundingClientRect();
  const { left, right } = list.getBoundingClientRect();
  const margin = own.width;
  list.scrollLeft +=
    Math.min(0, own.left - margin - left) + Math.max(0, own.right + margin - right);
}
