import { text } from '../text.ts';
import styles from './mail-switch.module.css';

/** One choice, which holds as soon as it is made. */
export function MailSwitch({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  return (
    <div className={styles.choice}>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-describedby="message-mails-hint"
        className={styles.switch}
        onClick={() => onChange(!on)}
      >
        {text.mails.label}
        <span className={styles.track} />
      </button>
      <p id="message-mails-hint">{text.mails.hint}</p>
    </div>
  );
}
