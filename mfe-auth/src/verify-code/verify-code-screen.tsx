import { paths } from '@foyer/shared/addresses/paths';
import { useLocation } from '@foyer/shared/router';
import { hotelSlug } from '@foyer/shared/runtime';
import { AuthPage } from '../layout/auth-page.tsx';
import { recovery } from '../recovery/recovery.ts';
import { text } from '../text.ts';
import { VerifyCodeForm } from './verify-code-form.tsx';
import styles from './verify-code-screen.module.css';

/** The address the code went to: from the state, else from session storage. */
function useEmail(): string | undefined {
  const state: unknown = useLocation().state;
  if (state && typeof state === 'object' && 'email' in state && typeof state.email === 'string')
    return state.email || recovery.email();
  return recovery.email();
}

/** /{slug}/verify-code (AUTH-28). */
export function Component() {
  const email = useEmail();
  const sent = (
    <>
      {text.verify.sent}
      <br />
      <strong className={styles.email}>{email ?? text.verify.yourEmail}</strong>
    </>
  );
  return (
    <AuthPage
      title={text.verify.title}
      subtitle={sent}
      back={{ to: paths.forgotPassword(hotelSlug), label: text.verify.back }}
    >
      <VerifyCodeForm email={email} />
      <p className={styles.noMail}>{text.verify.noMail}</p>
    </AuthPage>
  );
}
