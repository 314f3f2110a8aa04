import { paths } from '@foyer/shared/addresses/paths.ts';
import { errorMessageOf, isNetworkError, isRefusal } from '@foyer/shared/api/error.ts';
import { VerifyOtpPayload } from '@foyer/shared/contracts/provider/recovery.ts';
import { CodeField } from '@foyer/shared/forms/code-field.tsx';
import { Form } from '@foyer/shared/forms/form.tsx';
import { SubmitButton } from '@foyer/shared/forms/submit-button.tsx';
import { useForm } from '@foyer/shared/forms/use-form.ts';
import { useSingleMutation } from '@foyer/shared/forms/use-single-mutation.ts';
import { useNavigate } from '@foyer/shared/router';
import { hotelSlug, toasts } from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { clock, useCountdown } from '@foyer/shared/ui/waiting/countdown.ts';
import { useRef, useState } from 'react';
import { recovery } from '../recovery/recovery.ts';
import { recoveryMutations } from '../recovery/recovery-mutations.ts';
import { text } from '../recovery-text.ts';
import styles from './verify-code-screen.module.css';

/** The last toast, repeated in the feedback line. */
type Feedback = { kind: 'success' | 'error'; text: string };

const CODE_LENGTH = 4;
const RESEND_SECONDS = 25;

function verifyFailure(error: unknown): string {
  if (isNetworkError(error)) return text.verify.network;
  return errorMessageOf(error, isRefusal(error) ? text.verify.invalid : text.verify.failed);
}

/** Renders the code field, a feedback line that repeats every toast, and Resend. */
export function VerifyCodeForm({ email }: { email: string | undefined }) {
  const navigate = useNavigate();
  const [feedback, setFeedback] = useState<Feedback>();
  const input = useRef<HTMLInputElement>(null);
  const form = useForm({
    name: 'verify-code',
    schema: VerifyOtpPayload,
    defaults: { otp: '' },
    extraPayload: () => ({ email }),
    check: 'submit',
    mutation: recoveryMutations.verifyCode,
    onChange: () => setFeedback(undefined),
    onInvalid: ({ otp }) => refuse(otp ?? text.verify.noEmail),
    async onSuccess({ data }, payload) {
      if (!data?.token) return refuse(text.verify.noToken);
      recovery.storeEmail(payload.email);
      recovery.storeToken(data.token);
      await navigate(paths.resetPassword(hotelSlug));
    },
    onFailure(error) {
      refuse(verifyFailure(error));
      // Selects a refused code, so that typing replaces it.
      if (isRefusal(error)) input.current?.select();
    },
  });

  function showFeedback(kind: Feedback['kind'], message: string) {
    toasts[kind](message);
    setFeedback({ kind, text: message });
  }

  function refuse(message: string) {
    showFeedback('error', message);
    input.current?.focus();
  }

  const feedbackId = `${form.id('otp')}-feedback`;
  return (
    <Form {...form.props}>
      <CodeField
        form={form}
        name="otp"
        ref={input}
        autoFocus
        label={text.verify.code}
        length={CODE_LENGTH}
        aria-describedby={feedbackId}
        aria-invalid={feedback?.kind === 'error' || undefined}
      />
      <p id={feedbackId} className={styles.feedback} data-kind={feedback?.kind}>
        {feedback?.text}
      </p>
      <Resend email={email} onFeedback={showFeedback} />
      <SubmitButton labels={text.verify} busy={form.busy} cooldown={form.cooldown} />
    </Form>
  );
}

/** Lets the guest request a new code every 25 s. A success restarts the countdown (AUTH-33, AUTH-34). */
function Resend({
  email,
  onFeedback,
}: {
  email: string | undefined;
  onFeedback: (kind: Feedback['kind'], message: string) => void;
}) {
  const resend = useSingleMutation(recoveryMutations.resendCode);
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
