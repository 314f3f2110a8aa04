import { paths } from '@foyer/shared/addresses/paths';
import { useTakeover } from '@foyer/shared/frames/takeover';
import { useLocation } from '@foyer/shared/router';
import { hotelSlug } from '@foyer/shared/runtime';
import { AuthPage } from '../layout/auth-page.tsx';
import { Notice } from '../layout/notice.tsx';
import { recovery } from '../recovery/recovery.ts';
import { text } from '../recovery-text.ts';
import { VerifyCodeForm } from './verify-code-form.tsx';
import styles from './verify-code-screen.module.css';

/** The address the code went to: from the state, else from session storage. */
function useEmail(): string | undefined {
  const state: unknown = useLocation().state;
  if (state && typeof state === 'object' && 'email' in state && typeof state.email === 'string')
    return state.email || recovery.email();
  return recovery.email();
}

/**
 * /{slug}/verify-code (AUTH-28); without an address it says so (AUTH-61). A frame has the room for what
 * is said with one.
 */
export function Component() {
  const email = useEmail();
  const start = paths.forgotPassword(hotelSlug);
  const takeover = useTakeover();
  const known = takeover || email;
  const sent = known && (
    <span className={takeover ? styles.unsaid : undefined}>
      {text.verify.sent}
      <br />
      <strong className={styles.email} dir="ltr">
        {takeover ? '\u00a0' : email}
      </strong>
    </span>
  );
  return (
    <AuthPage
      title={text.verify.title}
      subtitle={sent}
      back={{ to: start, label: text.verify.back }}
    >
      {!known && (
        <Notice words={text.verify.unknownEmail} way={{ to: start, label: text.startAgain }} />
      )}
      <VerifyCodeForm email={email} />
      {known && (
        <p className={takeover ? `${styles.noMail} ${styles.unsaid}` : styles.noMail}>
          {text.verify.noMail}
        </p>
      )}
    </AuthPage>
  );
}
