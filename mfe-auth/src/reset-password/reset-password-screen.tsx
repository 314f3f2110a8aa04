import { paths } from '@foyer/shared/addresses/paths.ts';
import type { ScreenModule } from '@foyer/shared/contracts/screen.ts';
import { replace, useLocation, useNavigate } from '@foyer/shared/router';
import { hotelSlug } from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { useEffect } from 'react';
import { AuthPage } from '../layout/auth-page.tsx';
import { ReservedText } from '../layout/reserved-text.tsx';
import { takeLink } from '../recovery/link.ts';
import { recovery } from '../recovery/recovery.ts';
import { StartAgain } from '../recovery/start-again.tsx';
import { text } from '../recovery-text.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** Takes a recovery link before the first render, and restarts the navigation without it. */
export const loader: ScreenModule['loader'] = ({ request }) => {
  if (!takeLink()) return null;
  const { pathname, search } = new URL(request.url);
  return replace(pathname + search);
};

/** Subtitles: the missing earlier step, or the instruction. */
const TEXTS = {
  choose: text.reset.subtitle,
  unknown: <StartAgain message={text.unknownEmail} />,
  unconfirmed: <StartAgain message={text.reset.unconfirmed} />,
};

function currentText(): keyof typeof TEXTS {
  if (!recovery.email()) return 'unknown';
  return recovery.token() ? 'choose' : 'unconfirmed';
}

/** Renders /{slug}/reset-password (AUTH-36), or which earlier step is missing (AUTH-62). */
export function Component() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const visible = useHydration() ? 'choose' : currentText();

  // Opening another link in this tab only changes the fragment, which causes no navigation.
  useEffect(() => {
    const again = () =>
      takeLink() && void navigate(paths.resetPassword(hotelSlug), { replace: true });
    addEventListener('hashchange', again);
    return () => removeEventListener('hashchange', again);
  }, [navigate]);

  return (
    <AuthPage
      title={text.reset.title}
      subtitle={<ReservedText texts={TEXTS} visible={visible} />}
      back={{ to: paths.verifyCode(hotelSlug), label: text.reset.back }}
    >
      <ResetPasswordForm key={key} />
    </AuthPage>
  );
}
