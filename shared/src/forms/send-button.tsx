import { text } from './form-text.ts';
import styles from './send-button.module.css';
import { SubmitButton } from './submit-button.tsx';
import type { Form } from './use-form.ts';

/** Scrolls the notice into view, because it pushes the button down, possibly below the window. */
function scrollIntoView(notice: HTMLElement | null) {
  notice?.scrollIntoView({ block: 'nearest' });
}

/**
 * Renders the submit button of a form that creates a record.
 *
 * After a lost response it says so and reads Retry until the guest changes a field, because the same
 * content has the same idempotency key (FORM-15).
 */
export function SendButton({
  form: { busy, cooldown, unconfirmed },
  labels,
}: {
  form: Pick<Form, 'busy' | 'cooldown' | 'unconfirmed'>;
  labels: { submit: string; busy: string };
}) {
  const lost = unconfirmed && !busy;
  return (
    <>
      {lost && (
        <p ref={scrollIntoView} className={styles.unconfirmed} role="status">
          {text.lost}
        </p>
      )}
      <SubmitButton
        labels={lost ? { ...labels, submit: text.retry } : labels}
        busy={busy}
        cooldown={cooldown}
      />
    </>
  );
}
