import styles from './count.module.css';

/** A number that never changes; throws where the address says so. */
export function Component() {
  if (window.location.search === '?badge=throws') throw new Error('A badge broke on purpose');
  return <span className={styles.count}>3</span>;
}
