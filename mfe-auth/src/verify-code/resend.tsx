import { errorMessageOf, isRefusal } from '@foyer/shared/api/error.ts';
import { useSingleMutation } from '@foyer/shared/forms/use-single-mutation.ts';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { clock, useCountdown } from '@foyer/shared/ui/waiting/countdown.ts';
import { text } from '../recovery-text.ts';
import { resendOtpMutation } from './resend-otp-mutation.ts';
import styles from './verify-code-screen.module.css';

/** The last toast, repeated in the feedback line. */
export type Feedback = { kind: 'success' | 'error'; text: string };

const RESEND_SECONDS = 25;

/** Lets the guest request a new code every 25 s. A success restarts the countdown (AUTH-33, AUTH-34). */
export function Resend({
  email,
  onFeedback,
}: {
  email: string | undefined;
  onFeedback: (kind: Feedback['kind'], message: string) => void;
}) {
  const resend = useSingleMutation(resendOtpMutation());
  const { seconds, restart } = useCountdown(RESEND_SECONDS);
  // A template does not know which digits this device uses.
  const time = useHydration() ? '\u00a0' : clock(seconds);
  const held = seconds > 0 || resend.isPending;

  function send() {
    if (held) return;
    if (!email) return onFeedback('error', text.verify.resendNoEmail);
    resend.mutate(
      { email },
      {
        onSuccess: (answer) => {
          restart(RESEND_SECONDS);
          onFeedback('success', answer.message || text.verify.resent);
        },
        onError: (error) => {
          const fallback = isRefusal(error) ? text.verify.resendRefused : text.verify.resendFailed;
          onFeedback('error', errorMessageOf(error, fallback));
        },
      },
    );
  }

  return (
    <p className={styles.between}>
      <span>
        {text.verify.countdown} <strong dir="ltr">{time}</strong>
      </span>
      <button
        type="button"
        className={styles.resend}
        // Not `disabled`, which would lose the focus when a press starts the countdown.
        aria-disabled={held}
        onClick={send}
      >
        {resend.isPending ? text.verify.resending : text.verify.resend}
      </button>
    </p>
  );
}
