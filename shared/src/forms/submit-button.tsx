import { Button } from '../ui/controls/button.tsx';
import { useLasting } from '../ui/waiting/use-lasting.ts';
import form from './form.module.css';
import { text } from './text.ts';
import type { useCooldown } from './use-cooldown.ts';

const SLOW_MS = 8000;

/**
 * Attributes of a form in the app's layout, without the browser's own validation and submission.
 *
 * `method="dialog"` keeps the browser from sending anything, also before the script runs.
 */
export const formAttributes = { noValidate: true, method: 'dialog', className: form.form } as const;

/** Labels of the button: at rest, and while the form is being sent. */
export type SubmitLabels = { submit: string; busy: string };

/**
 * Renders the button that sends a form; it is disabled while the provider asks to wait, with a notice.
 *
 * Calls have no timeout, so the button shows a notice when one is slow.
 */
export function SubmitButton({
  labels,
  busy,
  cooldown,
  className = form.submit,
}: {
  labels: SubmitLabels;
  busy: boolean;
  cooldown: Pick<ReturnType<typeof useCooldown>, 'waiting' | 'notice'>;
  className?: string | undefined;
}) {
  const slow = useLasting(busy, SLOW_MS);
  const notice = cooldown.notice ?? (slow ? text.slow : undefined);
  return (
    <>
      <Button type="submit" className={className} busy={busy} disabled={cooldown.waiting}>
        {busy ? labels.busy : labels.submit}
      </Button>
      {notice && (
        <p className={form.notice} role={slow ? 'status' : undefined}>
          {notice}
        </p>
      )}
    </>
  );
}
