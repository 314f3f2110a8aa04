import styles from './notice.module.css';

/** Shows why the guest cannot continue here. */
export function Notice({ message }: { message: string }) {
  return <p className={styles.notice}>{message}</p>;
}
