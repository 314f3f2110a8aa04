import { paths } from '@foyer/shared/addresses/paths.ts';
import type { Metadata } from 'next';
import { AuthPage } from '../../../../../../mfe-auth/src/layout/auth-page.tsx';
import styles from '../../../../../../mfe-auth/src/login/login-screen.module.css';
import { text } from '../../../../../../mfe-auth/src/text.ts';
import { hotelSlug } from '../../../src/hotel-slug.ts';
import { GuestOnly } from '../../../src/login/guest-only.tsx';
import { HelpBlock } from '../../../src/login/help-block.tsx';
import { LoginForm } from '../../../src/login/login-form.tsx';

export const metadata: Metadata = { title: text.title };

/** Corresponds to `mfe-auth/src/login/login-screen.tsx`; only the form runs in the browser. */
export default function LoginPage() {
  return (
    <GuestOnly>
      <AuthPage
        title={text.title}
        subtitle={text.subtitle}
        pictureOnPhones
        foot={{ question: text.noAccount, to: paths.signup(hotelSlug), label: text.signUp }}
      >
        <LoginForm />
        <HelpBlock />
        <div className={styles.or}>{text.or}</div>
      </AuthPage>
    </GuestOnly>
  );
}
