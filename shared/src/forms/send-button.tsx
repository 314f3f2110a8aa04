import styles from './form.module.css';
import { SubmitButton } from './submit-button.tsx';
import { lost as text } from './text.ts';
import type { Form } from './use-form.ts';

/**
 * The button of a form whose sending records something. Where the answer was lost it says so and
 * reads Retry until something is changed: the same content has the same key (FORM-15).
 */
export function SendButton({
  form: { busy, cooldown, unconfirmed },
  words,
}: {
  form: Pick<Form, 'busy' | 'cooldown' | 'unconfirmed'>;
  words: { submit: string; busy: string };
}) {
  const lost = unconfirmed && !busy;
  return (
    <>
      {lost && (
        <p className={styles.unconfirmed} role="status">
          {text.unconfirmed}
        </p>
      )}
      <SubmitButton
        words={lost ? { ...words, submit: text.retry } : words}
        busy={busy}
        cooldown={cooldown}
      />
    </>
  );
}
