import { paths } from '@foyer/shared/addresses/paths.ts';
import { EmailPayload } from '@foyer/shared/contracts/provider/recovery.ts';
import { EmailField } from '@foyer/shared/forms/email-field.tsx';
import { Form } from '@foyer/shared/forms/form.tsx';
import { useForm } from '@foyer/shared/forms/use-form.ts';
import { useSuccess } from '@foyer/shared/forms/use-success.ts';
import { useNavigate } from '@foyer/shared/router';
import { hotelSlug, toasts } from '@foyer/shared/runtime';
import { AuthPage } from '../layout/auth-page.tsx';
import { draftWithTypedEmail } from '../layout/typed-email.ts';
import { recovery } from '../recovery/recovery.ts';
import { failureText, recoveryMutations } from '../recovery/recovery-mutations.ts';
import { text as texts } from '../recovery-text.ts';

const REDIRECT_MS = 1500;

const text = texts.forgot;
const draft = draftWithTypedEmail('forgot-password');

/** Renders /{slug}/forgot-password (AUTH-26): asks for the email that receives the code. */
export function Component() {
  const navigate = useNavigate();
  const showSuccess = useSuccess();
  const login = paths.login(hotelSlug);
  const form = useForm({
    name: 'forgot-password',
    schema: EmailPayload,
    defaults: { email: '' },
    check: 'submit',
    draft,
    mutation: recoveryMutations.requestCode,
    onInvalid: (message = text.failed) => toasts.error(message),
    onSuccess(answer, { email }) {
      recovery.storeEmail(email);
      const next = () => navigate(paths.verifyCode(hotelSlug), { state: { email } });
      return showSuccess(answer.message || text.success, next, REDIRECT_MS);
    },
    onFailure: (error) => toasts.error(failureText(error, text)),
  });
  return (
    <AuthPage
      title={text.title}
      subtitle={text.subtitle}
      back={{ to: login, label: text.back }}
      foot={{ question: text.remembered, to: login, label: text.signIn }}
    >
      <Form form={form} labels={text}>
        <EmailField form={form} name="email" label={text.email} autoComplete="username" />
      </Form>
    </AuthPage>
  );
}
