import { text } from './form-text.ts';
import styles from './send-button.module.css';
import { SubmitButton } from './submit-button.tsx';
import type { Form } from './use-form.ts';

/** The line takes the button's place, which may be the last of the window. */
function show(line: HTMLElement | null) {
  line?.scrollIntoView({ block: 'nearest' });
}

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
        <p ref={show} className={styles.unconfirmed} role="status">
          {text.lost}
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
