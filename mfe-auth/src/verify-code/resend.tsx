import { useSingleMutation } from '@foyer/shared/forms/use-single-mutation.ts';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { clock, useCountdown } from '@foyer/shared/ui/waiting/countdown.ts';
import { failureText, recoveryMutations } from '../recovery/recovery-mutations.ts';
import { text as texts } from '../recovery-text.ts';
import styles from './verify-code-screen.module.css';

const RESEND_SECONDS = 25;
const text = texts.resend;

/** The last toast, repeated in the feedback line. */
export type Feedback = { kind: 'success' | 'error'; text: string };

/** Lets the guest request a new code every 25 s. A success restarts the countdown (AUTH-33, AUTH-34). */
export function Resend({
  email,
  onFeedback,
}: {
  email: string | undefined;
  onFeedback: (feedback: Feedback) => void;
}) {
  const { seconds, restart } = useCountdown(RESEND_SECONDS);
  const resend = useSingleMutation({
    ...recoveryMutations.resendCode,
    onSuccess({ message }) {
      restart(RESEND_SECONDS);
      onFeedback({ kind: 'success', text: message || text.success });
    },
    onError: (error) => onFeedback({ kind: 'error', text: failureText(error, text) }),
  });
  // A template does not know which digits this device uses.
  const time = useHydration() ? '\u00a0' : clock(seconds);
  const held = seconds > 0 || resend.isPending;

  function send() {
    if (held) return;
    if (email) resend.mutate({ payload: { email } });
    else onFeedback({ kind: 'error', text: text.noEmail });
  }

  return (
    <p className={styles.between}>
      <span>
        {texts.verify.countdown} <strong dir="ltr">{time}</strong>
      </span>
      <button
        type="button"
        className={styles.resend}
        // Not `disabled`, which would lose the focus when a press starts the countdown.
        aria-disabled={held}
        onClick={send}
      >
        {resend.isPending ? text.busy : text.submit}
      </button>
    </p>
  );
}
