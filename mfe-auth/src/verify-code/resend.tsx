import { isRefusal, messageOf } from '@foyer/shared/api/error';
import { useSend } from '@foyer/shared/forms/use-send';
import { useTakeover } from '@foyer/shared/frames/takeover';
import { clock, useCountdown } from '@foyer/shared/ui/waiting/countdown';
import { text } from '../recovery-text.ts';
import { resendOtpMutation } from './resend-otp-mutation.ts';
import styles from './verify-code-screen.module.css';

/** What the feedback line repeats of the last toast. */
export type Feedback = { kind: 'success' | 'error'; text: string };

const RESEND_SECONDS = 25;

/** A new code may be asked for every 25 s; a success starts the countdown anew (AUTH-33, AUTH-34). */
export function Resend({
  email,
  tell,
}: {
  email: string | undefined;
  tell: (kind: Feedback['kind'], message: string) => void;
}) {
  const resend = useSend(resendOtpMutation());
  const { seconds, restart } = useCountdown(RESEND_SECONDS);
  // A frame cannot tell which digits this device writes.
  const time = useTakeover() ? '\u00a0' : clock(seconds);
  const held = seconds > 0 || resend.isPending;

  function send() {
    if (held) return;
    if (!email) return tell('error', text.verify.resendNoEmail);
    resend.mutate(
      { email },
      {
        onSuccess: (answer) => {
          restart(RESEND_SECONDS);
          tell('success', answer.message || text.verify.resent);
        },
        onError: (error) => {
          const fallback = isRefusal(error) ? text.verify.resendRefused : text.verify.resendFailed;
          tell('error', messageOf(error, fallback));
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
        // Not `disabled`, so that the press which starts the countdown does not lose the focus.
        aria-disabled={held}
        onClick={send}
      >
        {resend.isPending ? text.verify.resending : text.verify.resend}
      </button>
    </p>
  );
}
