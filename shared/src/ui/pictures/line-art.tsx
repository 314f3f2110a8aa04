import { For } from '../../templates/if-for.tsx';
import styles from './line-art.module.css';

/** Renders the icon of an entry in the style of the app's icons; each path is a `d` on a 24 by 24 grid. */
export function LineArt({ paths }: { paths: readonly { key: string; path: string }[] }) {
  return (
    <svg className={styles.art} viewBox="0 0 24 24" aria-hidden="true">
      <For of={paths}>{({ path }) => <path d={path} />}</For>
    </svg>
  );
}
