import { paths } from '@foyer/shared/addresses/paths.ts';
import { useNavigate } from '@foyer/shared/router';
import { AppLink, hotelSlug } from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { buttonClass } from '@foyer/shared/ui/controls/button.tsx';
import { useCountdown } from '@foyer/shared/ui/waiting/countdown.ts';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { AuthPage } from '../layout/auth-page.tsx';
import { text } from '../recovery-text.ts';
import styles from './reset-success-screen.module.css';

const REDIRECT_SECONDS = 7;

/** Renders /{slug}/reset-success and redirects to sign-in after a countdown (AUTH-40). */
export function Component() {
  const { seconds } = useCountdown(REDIRECT_SECONDS);
  const navigate = useNavigate();
  const isHydrating = useHydration();
  const login = paths.login(hotelSlug);

  useEffect(() => {
    if (seconds === 0) void navigate(login, { replace: true });
  }, [seconds, login, navigate]);

  return (
    <AuthPage title={text.resetSuccess.title}>
      <div className={styles.done}>
        <CircleCheck size={28} strokeWidth={1.6} aria-hidden />
        <p>{text.resetSuccess.message}</p>
      </div>
      <p className={styles.countdown}>
        {isHydrating ? '\u00a0' : text.resetSuccess.redirect(seconds)}
      </p>
      <AppLink className={buttonClass()} to={login} replace>
        {text.resetSuccess.now}
      </AppLink>
    </AuthPage>
  );
}
