import { paths } from '@foyer/shared/addresses/paths';
import { messageOf } from '@foyer/shared/api/error';
import { useNavigate } from '@foyer/shared/router';
import { hotelSlug, recovery, toasts } from '@foyer/shared/runtime';
import { PasswordInput } from '@foyer/shared/ui/fields/password-input';
import { type FormEvent, useRef, useState } from 'react';
import form from '../layout/form.module.css';
import { isNetwork, isRefusal } from '../layout/refusal.ts';
import { SubmitButton } from '../layout/submit-button.tsx';
import { useCooldown } from '../layout/use-cooldown.ts';
import { useFieldErrors } from '../layout/use-field-errors.ts';
import { useSend } from '../layout/use-send.ts';
import { text } from '../text.ts';
import { resetPasswordMutation } from './reset-password-mutation.ts';

function resetFailure(error: unknown): string {
  if (isNetwork(error)) return text.reset.network;
  return messageOf(error, isRefusal(error) ? text.reset.refused : text.reset.failed);
}

/** The new password, twice; its strength is the provider's rule (design section 5). */
export function ResetPasswordForm() {
  const navigate = useNavigate();
  const reset = useSend({
    ...resetPasswordMutation(),
    onSuccess: async (answer) => {
      recovery.clear();
      toasts.success(answer.message || text.reset.success);
      await navigate(paths.resetSuccess(hotelSlug), { replace: true });
    },
  });
  const cooldown = useCooldown();
  const refused = useFieldErrors(reset.error);
  const [mismatch, setMismatch] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  const confirmation = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reset.isPending || cooldown.waiting) return;
    const chosen = password.current?.value ?? '';
    const repeated = confirmation.current?.value ?? '';
    setMismatch(chosen !== repeated);
    if (chosen !== repeated) {
      toasts.error(text.reset.mismatch);
      confirmation.current?.focus();
      return;
    }
    const email = recovery.email();
    const token = recovery.token();
    if (!email || !token) {
      toasts.error(text.reset.missing);
      return;
    }
    reset.mutate(
      { email, password: chosen, token, password_confirmation: repeated },
      {
        onError: (error) => {
          cooldown.start(error);
          toasts.error(resetFailure(error));
          password.current?.focus();
        },
      },
    );
  }

  return (
    <form ref={refused.form} className={form.form} onSubmit={submit} noValidate>
      <input type="text" autoComplete="username" defaultValue={recovery.email()} hidden readOnly />
      <PasswordInput
        ref={password}
        label={text.reset.password}
        hint={text.reset.hint}
        error={refused.error('password')}
        autoComplete="new-password"
        onChange={() => {
          setMismatch(false);
          refused.change('password');
        }}
      />
      <PasswordInput
        ref={confirmation}
        label={text.reset.confirmation}
        error={mismatch ? text.reset.mismatch : refused.error('password_confirmation')}
        autoComplete="new-password"
        onChange={() => {
          setMismatch(false);
          refused.change('password_confirmation');
        }}
      />
      <SubmitButton words={text.reset} busy={reset.isPending} cooldown={cooldown} />
    </form>
  );
}
