import { paths } from '@foyer/shared/addresses/paths.ts';
import { ApiError, errorMessageOf, isNetworkError, isRefusal } from '@foyer/shared/api/error.ts';
import { ResetPasswordPayload } from '@foyer/shared/contracts/provider/recovery.ts';
import { Form } from '@foyer/shared/forms/form.tsx';
import { PasswordField } from '@foyer/shared/forms/password-field.tsx';
import { SubmitButton } from '@foyer/shared/forms/submit-button.tsx';
import { useForm } from '@foyer/shared/forms/use-form.ts';
import { useNavigate } from '@foyer/shared/router';
import { AppLink, hotelSlug, toasts } from '@foyer/shared/runtime';
import { useState } from 'react';
import links from '../layout/links.module.css';
import { recovery } from '../recovery/recovery.ts';
import { text } from '../recovery-text.ts';
import { resetPasswordMutation } from './reset-password-mutation.ts';

function resetFailure(error: unknown): string {
  if (isNetworkError(error)) return text.reset.network;
  return errorMessageOf(error, isRefusal(error) ? text.reset.refused : text.reset.failed);
}

/** Tells whether the provider rejected the code or link, not the password. */
function isLinkRefused(error: unknown): boolean {
  if (!(error instanceof ApiError) || !isRefusal(error) || error.status === 429) return false;
  return !error.fields.password && !error.fields.password_confirmation;
}

/** Renders the form for the new password. The provider checks its strength (AUTH-38). */
export function ResetPasswordForm() {
  const navigate = useNavigate();
  const [linkError, setLinkError] = useState<string>();
  const form = useForm({
    name: 'reset-password',
    schema: ResetPasswordPayload,
    defaults: { password: '', password_confirmation: '' },
    extraPayload: () => ({ email: recovery.email(), token: recovery.token() }),
    check: 'submit',
    mutation: resetPasswordMutation(),
    onInvalid: ({ password_confirmation }) =>
      toasts.error(password_confirmation ?? text.reset.missing),
    async onSuccess(answer) {
      recovery.clear();
      toasts.success(answer.message || text.reset.success);
      await navigate(paths.resetSuccess(hotelSlug), { replace: true });
    },
    onFailure(error) {
      toasts.error(resetFailure(error));
      setLinkError(isLinkRefused(error) ? resetFailure(error) : undefined);
      form.focus('password');
    },
  });

  return (
    <Form {...form.props}>
      <input type="text" autoComplete="username" defaultValue={recovery.email()} hidden readOnly />
      <PasswordField
        form={form}
        name="password"
        label={text.reset.password}
        hint={text.reset.hint}
        autoComplete="new-password"
      />
      <PasswordField
        form={form}
        name="password_confirmation"
        label={text.reset.confirmation}
        autoComplete="new-password"
      />
      <SubmitButton labels={text.reset} busy={form.busy} cooldown={form.cooldown} />
      {linkError && (
        <div className={links.foot}>
          <p>{linkError}</p>
          <AppLink className={links.link} to={paths.forgotPassword(hotelSlug)}>
            {text.reset.another}
          </AppLink>
        </div>
      )}
    </Form>
  );
}
