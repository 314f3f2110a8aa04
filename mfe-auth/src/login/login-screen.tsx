import { paths } from '@foyer/shared/addresses/paths.ts';
import { AppLink, hotelSlug } from '@foyer/shared/runtime';
import { AuthPage } from '../layout/auth-page.tsx';
import links from '../layout/links.module.css';
import { text } from '../text.ts';
import { HelpBlock } from './help-block.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login-screen.module.css';

/** Renders /{slug}/login (AUTH-01). */
export function Component() {
  return (
    <AuthPage title={text.title} subtitle={text.subtitle} pictureOnPhones>
      <LoginForm />
      <HelpBlock />
      <div className={styles.or}>{text.or}</div>
      <p className={links.foot}>
        {text.noAccount}{' '}
        <AppLink className={links.link} to={paths.signup(hotelSlug)}>
          {text.signUp}
        </AppLink>
      </p>
    </AuthPage>
  );
}
