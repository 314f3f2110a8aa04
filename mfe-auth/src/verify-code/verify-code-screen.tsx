import { paths } from '@foyer/shared/addresses/paths.ts';
import { useLocation } from '@foyer/shared/router';
import { hotelSlug } from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { AuthPage } from '../layout/auth-page.tsx';
import { recovery } from '../recovery/recovery.ts';
import { ReservedText, StartAgain } from '../recovery/step-notice.tsx';
import { text } from '../recovery-text.ts';
import { VerifyCodeForm } from './verify-code-form.tsx';
import styles from './verify-code-screen.module.css';

/** Returns the email that received the code: from the history state, else session storage. */
function useEmail(): string | undefined {
  const state: unknown = useLocation().state;
  if (state && typeof state === 'object' && 'email' in state && typeof state.email === 'string')
    return state.email || recovery.email();
  return recovery.email();
}

/** Renders /{slug}/verify-code (AUTH-28). Says where the code went or that the email is missing (AUTH-61). */
export function Component() {
  const email = useEmail();
  const isHydrating = useHydration();
  const sent = !isHydrating && Boolean(email);
  const texts = {
    sent: (
      <>
        {text.verify.sent}
        <br />
        <strong className={styles.email} dir="ltr">
          {sent ? email : '\u00a0'}
        </strong>
      </>
    ),
    missing: <StartAgain message={text.unknownEmail} />,
  };
  return (
    <AuthPage
      title={text.verify.title}
      subtitle={
        <ReservedText texts={texts} visible={isHydrating ? undefined : sent ? 'sent' : 'missing'} />
      }
      back={{ to: paths.forgotPassword(hotelSlug), label: text.verify.back }}
    >
      <VerifyCodeForm email={email} />
      <p className={sent ? styles.noMail : `${styles.noMail} ${styles.hidden}`}>
        {text.verify.noMail}
      </p>
    </AuthPage>
  );
}
