import { paths } from '@foyer/shared/addresses/paths.ts';
import { AppLink, hotelSlug } from '@foyer/shared/runtime';
import { AuthPage } from '../layout/auth-page.tsx';
import links from '../layout/links.module.css';
import { text } from '../recovery-text.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

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
