import { useLocation } from '@foyer/shared/router';
import styles from './sample.module.css';

/** Says where it stands and what state it was given; tall, so that it scrolls. */
export function Component() {
  const { pathname, state } = useLocation();
  return (
    <div className={styles.sample}>
      <h1>Sample screen</h1>
      <p>{pathname}</p>
      <pre data-testid="state">{JSON.stringify(state)}</pre>
    </div>
  );
}
