import { paths } from '@foyer/shared/addresses/paths';
import { hotelSlug } from '@foyer/shared/runtime';
import { AuthPage } from '../layout/auth-page.tsx';
import { text } from '../text.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** /{slug}/reset-password (AUTH-36). */
export function Component() {
  return (
    <AuthPage
      title={text.reset.title}
      subtitle={text.reset.subtitle}
      back={{ to: paths.verifyCode(hotelSlug), label: text.reset.back }}
    >
      <ResetPasswordForm />
    </AuthPage>
  );
}
