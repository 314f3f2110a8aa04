import styles from './notice.module.css';

/** What keeps a guest from going on here. */
export function Notice({ words }: { words: string }) {
  return <p className={styles.notice}>{words}</p>;
}
