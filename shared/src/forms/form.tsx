import type { ReactNode } from 'react';
import { text } from './form-text.ts';
import { OfflineNote } from './offline-note.tsx';
import { formAttributes, SubmitButton, type SubmitLabels } from './submit-button.tsx';
import unconfirmed from './unconfirmed.module.css';
import type { Form as FormState } from './use-form.ts';

/** Scrolls the notice into view, because it pushes the button down, possibly below the window. */
function scrollIntoView(notice: HTMLElement | null) {
  notice?.scrollIntoView({ block: 'nearest' });
}

/**
 * Renders a form of `useForm`: its fields, its button and `foot` below.
 *
 * After a lost response it says so and the button reads Retry until the guest changes a field, because
 * the same content has the same idempotency key (FORM-15).
 */
export function Form({
  form,
  labels,
  foot,
  children,
}: {
  form: Pick<FormState, 'props' | 'busy' | 'cooldown' | 'unconfirmed'>;
  labels: SubmitLabels;
  foot?: ReactNode;
  children: ReactNode;
}) {
  const { busy, cooldown } = form;
  const lost = form.unconfirmed && !busy;
  return (
    <form {...formAttributes} {...form.props}>
      <OfflineNote />
      {children}
      {lost && (
        <p ref={scrollIntoView} className={unconfirmed.notice} role="status">
          {text.lost}
        </p>
      )}
      <SubmitButton
        labels={lost ? { ...labels, submit: text.retry } : labels}
        busy={busy}
        cooldown={cooldown}
      />
      {foot}
    </form>
  );
}
