import { paths } from '@foyer/shared/addresses/paths';
import { messageOf } from '@foyer/shared/api/error';
import { useNavigate } from '@foyer/shared/router';
import { hotelSlug, recovery, toasts } from '@foyer/shared/runtime';
import { CodeInput } from '@foyer/shared/ui/fields/code-input';
import { type FormEvent, useId, useRef, useState } from 'react';
import form from '../layout/form.module.css';
import { isNetwork, isRefusal } from '../layout/refusal.ts';
import { SubmitButton } from '../layout/submit-button.tsx';
import { useCooldown } from '../layout/use-cooldown.ts';
import { useSend } from '../layout/use-send.ts';
import { text } from '../text.ts';
import { type Feedback, Resend } from './resend.tsx';
import styles from './verify-code-screen.module.css';
import { verifyOtpMutation } from './verify-otp-mutation.ts';

const CODE_LENGTH = 4;

function verifyFailure(error: unknown): string {
  if (isNetwork(error)) return text.verify.network;
  return messageOf(error, isRefusal(error) ? text.verify.invalid : text.verify.failed);
}

/** The code, the feedback line that repeats every toast, and Resend. */
export function VerifyCodeForm({ email }: { email: string | undefined }) {
  const navigate = useNavigate();
  const verify = useSend({
    ...verifyOtpMutation(),
    onSuccess: async ({ data }, payload) => {
      if (!data?.token) return refuse(text.verify.noToken);
      recovery.keepEmail(payload.email);
      recovery.keepToken(data.token);
      await navigate(paths.resetPassword(hotelSlug));
    },
  });
  const cooldown = useCooldown();
  const [code, setCode] = useState('');
  const [feedback, setFeedback] = useState<Feedback>();
  const input = useRef<HTMLInputElement>(null);
  const feedbackId = useId();

  function tell(kind: Feedback['kind'], message: string) {
    toasts[kind](message);
    setFeedback({ kind, text: message });
  }

  function refuse(message: string) {
    tell('error', message);
    input.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (verify.isPending || cooldown.waiting) return;
    if (code.length < CODE_LENGTH) return refuse(text.verify.incomplete);
    if (!email) return refuse(text.verify.noEmail);
    verify.mutate(
      { email, otp: code },
      {
        onError: (error) => {
          cooldown.start(error);
          refuse(verifyFailure(error));
          // A code that was refused is typed over, not rubbed out digit by digit.
          if (isRefusal(error)) input.current?.select();
        },
      },
    );
  }

  return (
    <form className={form.form} onSubmit={submit} noValidate>
      <CodeInput
        ref={input}
        autoFocus
        label={text.verify.code}
        length={CODE_LENGTH}
        value={code}
        onChange={(next) => {
          setCode(next);
          setFeedback(undefined);
        }}
        aria-describedby={feedbackId}
        aria-invalid={feedback?.kind === 'error' || undefined}
      />
      <p id={feedbackId} className={styles.feedback} data-kind={feedback?.kind}>
        {feedback?.text}
      </p>
      <Resend email={email} tell={tell} />
      <SubmitButton words={text.verify} busy={verify.isPending} cooldown={cooldown} />
    </form>
  );
}
