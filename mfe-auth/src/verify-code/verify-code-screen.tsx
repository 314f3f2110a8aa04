import { paths } from '@foyer/shared/addresses/paths';
import { useTakeover } from '@foyer/shared/frames/takeover';
import { useLocation } from '@foyer/shared/router';
import { hotelSlug } from '@foyer/shared/runtime';
import { AuthPage } from '../layout/auth-page.tsx';
import { Room } from '../layout/room.tsx';
import { recovery } from '../recovery/recovery.ts';
import { StartAgain } from '../recovery/start-again.tsx';
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

/** /{slug}/verify-code (AUTH-28); without an address it says so (AUTH-61), a frame neither. */
export function Component() {
  const email = useEmail();
  const takeover = useTakeover();
  const sent = !takeover && Boolean(email);
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
    missing: <StartAgain words={text.unknownEmail} />,
  };
  return (
    <AuthPage
      title={text.verify.title}
      subtitle={<Room texts={texts} said={takeover ? undefined : sent ? 'sent' : 'missing'} />}
      back={{ to: paths.forgotPassword(hotelSlug), label: text.verify.back }}
    >
      <VerifyCodeForm email={email} />
      <p className={sent ? styles.noMail : `${styles.noMail} ${styles.unsaid}`}>
        {text.verify.noMail}
      </p>
    </AuthPage>
  );
}
