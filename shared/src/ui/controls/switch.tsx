import styles from './switch.module.css';

/**
 * A choice between on and off, which holds as soon as it is made. As a `row` its words stand at the
 * start and the switch at the end of the line; otherwise it takes the room it needs. `describedBy`
 * is the id of what else is to be known.
 */
export function Switch({
  label,
  on,
  onChange,
  row = false,
  describedBy,
}: {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
  row?: boolean;
  describedBy?: string;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-describedby={describedBy}
      className={[styles.switch, row && styles.row].filter(Boolean).join(' ')}
      onClick={() => onChange(!on)}
    >
      {label}
      <span className={styles.track} />
    </button>
  );
}
