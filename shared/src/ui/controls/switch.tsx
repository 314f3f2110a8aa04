import styles from './switch.module.css';

/**
 * Renders an on/off switch that takes effect at once.
 *
 * As a `row` it fills the line, with the label at the start and the switch at the end. `describedBy` is
 * the id of a description.
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
