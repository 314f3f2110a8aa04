import { paths } from '@foyer/shared/addresses/paths.ts';
import { isRefusal } from '@foyer/shared/api/error.ts';
import { VerifyOtpPayload } from '@foyer/shared/contracts/provider/recovery.ts';
import { CodeField } from '@foyer/shared/forms/code-field.tsx';
import { Form } from '@foyer/shared/forms/form.tsx';
import { useForm } from '@foyer/shared/forms/use-form.ts';
import { useLocation, useNavigate } from '@foyer/shared/router';
import { hotelSlug, toasts } from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { useRef, useState } from 'react';
import { AuthPage } from '../layout/auth-page.tsx';
import { recovery } from '../recovery/recovery.ts';
import { failureText, recoveryMutations } from '../recovery/recovery-mutations.ts';
import { ReservedText, StartAgain } from '../recovery/step-notice.tsx';
import { text as texts } from '../recovery-text.ts';
import { type Feedback, Resend } from './resend.tsx';
import styles from './verify-code-screen.module.css';

const CODE_LENGTH = 4;
const text = texts.verify;

/** Returns the email that received the code: from the history state, else session storage. */
function useEmail(): string | undefined {
  const given = (useLocation().state as { email?: unknown } | null)?.email;
  return (typeof given === 'string' && given) || recovery.email();
}

/** Renders /{slug}/verify-code (AUTH-28). Says where the code went or that the email is missing (AUTH-61). */
export function Component() {
  const email = useEmail();
  const isHydrating = useHydration();
  const sent = !isHydrating && Boolean(email);
  const subtitles = {
    sent: (
      <>
        {text.sent}
        <br />
        <strong className={styles.email} dir="ltr">
          {sent ? email : '\u00a0'}
        </strong>
      </>
    ),
    missing: <StartAgain message={texts.unknownEmail} />,
  };
  return (
    <AuthPage
      title={text.title}
      subtitle={
        <ReservedText
          texts={subtitles}
          visible={isHydrating ? undefined : sent ? 'sent' : 'missing'}
        />
      }
      back={{ to: paths.forgotPassword(hotelSlug), label: text.back }}
    >
      <VerifyCodeForm email={email} />
      <p className={sent ? styles.noMail : `${styles.noMail} ${styles.hidden}`}>{text.noMail}</p>
    </AuthPage>
  );
}

/** Renders the code field, a feedback line that repeats every toast, and Resend. */
function VerifyCodeForm({ email }: { email: string | undefined }) {
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
    onInvalid: (message = text.noEmail) => refuse(message),
    async onSuccess({ data }, payload) {
      if (!data?.token) return refuse(text.noToken);
      recovery.storeEmail(payload.email);
      recovery.storeToken(data.token);
      await navigate(paths.resetPassword(hotelSlug));
    },
    onFailure(error) {
      refuse(failureText(error, text));
      // Selects a refused code, so that typing replaces it.
      if (isRefusal(error)) input.current?.select();
    },
  });

  function showFeedback(feedback: Feedback) {
    toasts[feedback.kind](feedback.text);
    setFeedback(feedback);
  }

  function refuse(message: string) {
    showFeedback({ kind: 'error', text: message });
    input.current?.focus();
  }

  const feedbackId = `${form.id('otp')}-feedback`;
  return (
    <Form form={form} labels={text}>
      <CodeField
        form={form}
        name="otp"
        ref={input}
        autoFocus
        label={text.code}
        length={CODE_LENGTH}
        aria-describedby={feedbackId}
        aria-invalid={feedback?.kind === 'error' || undefined}
      />
      <p id={feedbackId} className={styles.feedback} data-kind={feedback?.kind}>
        {feedback?.text}
      </p>
      <Resend email={email} onFeedback={showFeedback} />
    </Form>
  );
}
