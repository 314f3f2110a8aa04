import { text } from '../text.ts';
import styles from './nearest-switch.module.css';

/** Chooses between the specified order and the nearest first. */
export function NearestSwitch({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className={styles.switch}
      onClick={() => onChange(!on)}
    >
      {text.distance.nearest}
      <span className={styles.track} />
    </button>
  );
}
