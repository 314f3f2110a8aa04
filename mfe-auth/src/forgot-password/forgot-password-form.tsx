import { paths } from '@foyer/shared/addresses/paths';
import { messageOf } from '@foyer/shared/api/error';
import { useNavigate } from '@foyer/shared/router';
import { hotelSlug, recovery, toasts } from '@foyer/shared/runtime';
import { TextInput } from '@foyer/shared/ui/fields/text-input';
import { type FormEvent, useRef, useState } from 'react';
import form from '../layout/form.module.css';
import { isNetwork } from '../layout/refusal.ts';
import { SubmitButton } from '../layout/submit-button.tsx';
import { typedEmail } from '../layout/typed-email.ts';
import { useCooldown } from '../layout/use-cooldown.ts';
import { useFieldErrors } from '../layout/use-field-errors.ts';
import { useLater } from '../layout/use-later.ts';
import { useSend } from '../layout/use-send.ts';
import { text } from '../text.ts';
import { forgotPasswordMutation } from './forgot-password-mutation.ts';

const REDIRECT_MS = 1500;

/** First step of a forgotten password: where to send the code. */
export function ForgotPasswordForm() {
  const request = useSend(forgotPasswordMutation());
  const cooldown = useCooldown();
  const refused = useFieldErrors(request.error);
  const navigate = useNavigate();
  const later = useLater();
  const input = useRef<HTMLInputElement>(null);
  const [empty, setEmpty] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (request.isPending || request.isSuccess || cooldown.waiting) return;
    const email = input.current?.value.trim() ?? '';
    setEmpty(!email);
    if (!email) {
      toasts.error(text.forgot.empty);
      input.current?.focus();
      return;
    }
    request.mutate(
      { email },
      {
        onSuccess: (answer) => {
          recovery.keepEmail(email);
          toasts.success(answer.message || text.forgot.success);
          later(() => navigate(paths.verifyCode(hotelSlug), { state: { email } }), REDIRECT_MS);
        },
        onError: (error) => {
          cooldown.start(error);
          toasts.error(
            isNetwork(error) ? text.forgot.network : messageOf(error, text.forgot.failed),
          );
        },
      },
    );
  }

  const busy = request.isPending || request.isSuccess;
  return (
    <form ref={refused.form} className={form.form} onSubmit={submit} noValidate>
      <TextInput
        ref={input}
        label={text.forgot.email}
        error={empty ? text.forgot.empty : refused.error('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={typedEmail.read()}
        onChange={(event) => {
          setEmpty(false);
          refused.change('email');
          typedEmail.write(event.target.value);
        }}
      />
      <SubmitButton words={text.forgot} busy={busy} cooldown={cooldown} />
    </form>
  );
}
