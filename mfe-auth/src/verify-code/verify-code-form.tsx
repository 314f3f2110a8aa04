import { paths } from '@foyer/shared/addresses/paths.ts';
import { errorMessageOf, isNetworkError, isRefusal } from '@foyer/shared/api/error.ts';
import { VerifyOtpPayload } from '@foyer/shared/contracts/provider/recovery.ts';
import { CodeField } from '@foyer/shared/forms/code-field.tsx';
import { Form } from '@foyer/shared/forms/form.tsx';
import { SubmitButton } from '@foyer/shared/forms/submit-button.tsx';
import { useForm } from '@foyer/shared/forms/use-form.ts';
import { useNavigate } from '@foyer/shared/router';
import { hotelSlug, toasts } from '@foyer/shared/runtime';
import { useRef, useState } from 'react';
import { recovery } from '../recovery/recovery.ts';
import { text } from '../recovery-text.ts';
import { type Feedback, Resend } from './resend.tsx';
import styles from './verify-code-screen.module.css';
import { verifyOtpMutation } from './verify-otp-mutation.ts';

const CODE_LENGTH = 4;

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
    mutation: verifyOtpMutation(),
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
