import { Each } from '../../frames/vary.tsx';
import styles from './line-art.module.css';

/** The icon of an entry: the `d` of each path on a grid of 24 by 24, drawn as the app's icons are. */
export function LineArt({ paths }: { paths: readonly { key: string; path: string }[] }) {
  return (
    <svg className={styles.art} viewBox="0 0 24 24" aria-hidden="true">
      <Each of={paths}>{({ path }) => <path d={path} />}</Each>
    </svg>
  );
}
