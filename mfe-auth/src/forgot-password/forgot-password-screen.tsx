import { paths } from '@foyer/shared/addresses/paths.ts';
import { errorMessageOf, isNetworkError } from '@foyer/shared/api/error.ts';
import { EmailPayload } from '@foyer/shared/contracts/provider/recovery.ts';
import { Form } from '@foyer/shared/forms/form.tsx';
import { SubmitButton } from '@foyer/shared/forms/submit-button.tsx';
import { TextField } from '@foyer/shared/forms/text-field.tsx';
import { useDelayedAction } from '@foyer/shared/forms/use-delayed-action.ts';
import { useForm } from '@foyer/shared/forms/use-form.ts';
import { useNavigate } from '@foyer/shared/router';
import { AppLink, hotelSlug, toasts } from '@foyer/shared/runtime';
import { AuthPage } from '../layout/auth-page.tsx';
import links from '../layout/links.module.css';
import { draftWithTypedEmail } from '../layout/typed-email.ts';
import { recovery } from '../recovery/recovery.ts';
import { recoveryMutations } from '../recovery/recovery-mutations.ts';
import { text } from '../recovery-text.ts';

const REDIRECT_MS = 1500;

const draft = draftWithTypedEmail('forgot-password');

/** Renders /{slug}/forgot-password (AUTH-26). */
export function Component() {
  const login = paths.login(hotelSlug);
  return (
    <AuthPage
      title={text.forgot.title}
      subtitle={text.forgot.subtitle}
      back={{ to: login, label: text.forgot.back }}
    >
      <ForgotPasswordForm />
      <p className={links.foot}>
        {text.forgot.remembered}{' '}
        <AppLink className={links.link} to={login}>
          {text.forgot.signIn}
        </AppLink>
      </p>
    </AuthPage>
  );
}

/** Renders the first step of password recovery: the email that receives the code. */
function ForgotPasswordForm() {
  const navigate = useNavigate();
  const later = useDelayedAction();
  const form = useForm({
    name: 'forgot-password',
    schema: EmailPayload,
    defaults: { email: '' },
    check: 'submit',
    draft,
    mutation: recoveryMutations.requestCode,
    onInvalid: ({ email }) => toasts.error(email ?? text.forgot.failed),
    onSuccess(answer, { email }) {
      recovery.storeEmail(email);
      toasts.success(answer.message || text.forgot.success);
      return later(() => navigate(paths.verifyCode(hotelSlug), { state: { email } }), REDIRECT_MS);
    },
    onFailure: (error) =>
      toasts.error(
        isNetworkError(error) ? text.forgot.network : errorMessageOf(error, text.forgot.failed),
      ),
  });

  return (
    <Form {...form.props}>
      <TextField
        form={form}
        name="email"
        label={text.forgot.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton labels={text.forgot} busy={form.busy} cooldown={form.cooldown} />
    </Form>
  );
}
