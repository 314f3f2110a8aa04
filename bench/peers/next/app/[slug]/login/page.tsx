import { paths } from '@foyer/shared/addresses/paths.ts';
import type { Metadata } from 'next';
import { AuthPage } from '../../../../../../mfe-auth/src/layout/auth-page.tsx';
import links from '../../../../../../mfe-auth/src/layout/links.module.css';
import { HelpBlock } from '../../../../../../mfe-auth/src/login/help-block.tsx';
import styles from '../../../../../../mfe-auth/src/login/login-screen.module.css';
import { text } from '../../../../../../mfe-auth/src/text.ts';
import { hotelSlug } from '../../../src/hotel-slug.ts';
import { GuestOnly } from '../../../src/login/guest-only.tsx';
import { LoginForm } from '../../../src/login/login-form.tsx';
import { AppLink } from '../../../src/router.tsx';

export const metadata: Metadata = { title: text.title };

/** Corresponds to `mfe-auth/src/login/login-screen.tsx`; only the form runs in the browser. */
export default function LoginPage() {
  return (
    <GuestOnly>
      <AuthPage title={text.title} subtitle={text.subtitle} window>
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
    </GuestOnly>
  );
}
