import styles from './count.module.css';

/** Renders a constant number; throws if the address says so. */
export function Component() {
  if (window.location.search === '?badge=throws') throw new Error('A badge broke on purpose');
  return <span className={styles.count}>3</span>;
}
