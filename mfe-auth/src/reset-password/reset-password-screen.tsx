import { paths } from '@foyer/shared/addresses/paths.ts';
import { ApiError, errorMessageOf, isNetworkError, isRefusal } from '@foyer/shared/api/error.ts';
import { ResetPasswordPayload } from '@foyer/shared/contracts/provider/recovery.ts';
import type { ScreenModule } from '@foyer/shared/contracts/screen.ts';
import { Form } from '@foyer/shared/forms/form.tsx';
import { PasswordField } from '@foyer/shared/forms/password-field.tsx';
import { SubmitButton } from '@foyer/shared/forms/submit-button.tsx';
import { useForm } from '@foyer/shared/forms/use-form.ts';
import { replace, useLocation, useNavigate } from '@foyer/shared/router';
import { AppLink, hotelSlug, toasts } from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { useEffect, useState } from 'react';
import { AuthPage } from '../layout/auth-page.tsx';
import links from '../layout/links.module.css';
import { recovery, takeLink } from '../recovery/recovery.ts';
import { recoveryMutations } from '../recovery/recovery-mutations.ts';
import { ReservedText, StartAgain } from '../recovery/step-notice.tsx';
import { text } from '../recovery-text.ts';

/** Takes a recovery link before the first render, and restarts the navigation without it. */
export const loader: ScreenModule['loader'] = ({ request }) => {
  if (!takeLink()) return null;
  const { pathname, search } = new URL(request.url);
  return replace(pathname + search);
};

/** Subtitles: the missing earlier step, or the instruction. */
const TEXTS = {
  choose: text.reset.subtitle,
  unknown: <StartAgain message={text.unknownEmail} />,
  unconfirmed: <StartAgain message={text.reset.unconfirmed} />,
};

function currentText(): keyof typeof TEXTS {
  if (!recovery.email()) return 'unknown';
  return recovery.token() ? 'choose' : 'unconfirmed';
}

/** Renders /{slug}/reset-password (AUTH-36), or which earlier step is missing (AUTH-62). */
export function Component() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const visible = useHydration() ? 'choose' : currentText();

  // Opening another link in this tab only changes the fragment, which causes no navigation.
  useEffect(() => {
    const again = () =>
      takeLink() && void navigate(paths.resetPassword(hotelSlug), { replace: true });
    addEventListener('hashchange', again);
    return () => removeEventListener('hashchange', again);
  }, [navigate]);

  return (
    <AuthPage
      title={text.reset.title}
      subtitle={<ReservedText texts={TEXTS} visible={visible} />}
      back={{ to: paths.verifyCode(hotelSlug), label: text.reset.back }}
    >
      <ResetPasswordForm key={key} />
    </AuthPage>
  );
}

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
function ResetPasswordForm() {
  const navigate = useNavigate();
  const [linkError, setLinkError] = useState<string>();
  const form = useForm({
    name: 'reset-password',
    schema: ResetPasswordPayload,
    defaults: { password: '', password_confirmation: '' },
    extraPayload: () => ({ email: recovery.email(), token: recovery.token() }),
    check: 'submit',
    mutation: recoveryMutations.resetPassword,
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
