import { useLocation } from '@foyer/shared/router';
import styles from './sample.module.css';

/** Shows its path and location state; high enough to scroll. */
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
