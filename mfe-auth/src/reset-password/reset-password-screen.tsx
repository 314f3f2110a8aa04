import { paths } from '@foyer/shared/addresses/paths.ts';
import { ApiError, isRefusal } from '@foyer/shared/api/error.ts';
import { ResetPasswordPayload } from '@foyer/shared/contracts/provider/recovery.ts';
import type { ScreenModule } from '@foyer/shared/contracts/screen.ts';
import { Form } from '@foyer/shared/forms/form.tsx';
import { PasswordField } from '@foyer/shared/forms/password-field.tsx';
import { useForm } from '@foyer/shared/forms/use-form.ts';
import { replace, useLocation, useNavigate } from '@foyer/shared/router';
import { AppLink, hotelSlug, toasts } from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { useEffect, useState } from 'react';
import { AuthPage } from '../layout/auth-page.tsx';
import links from '../layout/links.module.css';
import { recovery, takeLink } from '../recovery/recovery.ts';
import { failureText, recoveryMutations } from '../recovery/recovery-mutations.ts';
import { ReservedText, StartAgain } from '../recovery/step-notice.tsx';
import { text as texts } from '../recovery-text.ts';

const text = texts.reset;

/** Takes a recovery link before the first render, and restarts the navigation without it. */
export const loader: ScreenModule['loader'] = ({ request }) => {
  if (!takeLink()) return null;
  const { pathname, search } = new URL(request.url);
  return replace(pathname + search);
};

/** Subtitles: the missing earlier step, or the instruction. */
const SUBTITLES = {
  choose: text.subtitle,
  unknown: <StartAgain message={texts.unknownEmail} />,
  unconfirmed: <StartAgain message={text.unconfirmed} />,
};

function currentSubtitle(): keyof typeof SUBTITLES {
  if (!recovery.email()) return 'unknown';
  return recovery.token() ? 'choose' : 'unconfirmed';
}

/** Renders /{slug}/reset-password (AUTH-36), or which earlier step is missing (AUTH-62). */
export function Component() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const visible = useHydration() ? 'choose' : currentSubtitle();

  // Opening another link in this tab only changes the fragment, which causes no navigation.
  useEffect(() => {
    const again = () =>
      takeLink() && void navigate(paths.resetPassword(hotelSlug), { replace: true });
    addEventListener('hashchange', again);
    return () => removeEventListener('hashchange', again);
  }, [navigate]);

  return (
    <AuthPage
      title={text.title}
      subtitle={<ReservedText texts={SUBTITLES} visible={visible} />}
      back={{ to: paths.verifyCode(hotelSlug), label: text.back }}
    >
      <ResetPasswordForm key={key} />
    </AuthPage>
  );
}

/** Reports whether the provider refused the code or the link, not the password (AUTH-58). */
function isLinkRefused(error: unknown): boolean {
  if (!(error instanceof ApiError) || !isRefusal(error) || error.status === 429) return false;
  return !error.fields.password && !error.fields.password_confirmation;
}

/** Renders the form for the new password. The provider checks its strength (AUTH-100). */
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
    onInvalid: (message = text.missing) => toasts.error(message),
    async onSuccess(answer) {
      recovery.clear();
      toasts.success(answer.message || text.success);
      await navigate(paths.resetSuccess(hotelSlug), { replace: true });
    },
    onFailure(error) {
      const message = failureText(error, text);
      toasts.error(message);
      setLinkError(isLinkRefused(error) ? message : undefined);
      form.focus('password');
    },
  });
  const restart = linkError && (
    <div className={links.foot}>
      <p>{linkError}</p>
      <AppLink className={links.link} to={paths.forgotPassword(hotelSlug)}>
        {text.another}
      </AppLink>
    </div>
  );

  return (
    <Form form={form} labels={text} foot={restart}>
      <input type="text" autoComplete="username" defaultValue={recovery.email()} hidden readOnly />
      <PasswordField form={form} name="password" label={text.password} hint={text.hint} />
      <PasswordField form={form} name="password_confirmation" label={text.confirmation} />
    </Form>
  );
}
