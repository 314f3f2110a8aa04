import { paths } from '@foyer/shared/addresses/paths';
import type { ScreenModule } from '@foyer/shared/contracts/screen';
import { useTakeover } from '@foyer/shared/frames/takeover';
import { replace, useLocation, useNavigate } from '@foyer/shared/router';
import { hotelSlug } from '@foyer/shared/runtime';
import { useEffect } from 'react';
import { AuthPage } from '../layout/auth-page.tsx';
import { Room } from '../layout/room.tsx';
import { takeLink } from '../recovery/link.ts';
import { recovery } from '../recovery/recovery.ts';
import { StartAgain } from '../recovery/start-again.tsx';
import { text } from '../recovery-text.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** A link by mail is taken before anything is drawn; the router too begins anew without it. */
export const loader: ScreenModule['loader'] = ({ request }) => {
  if (!takeLink()) return null;
  const { pathname, search } = new URL(request.url);
  return replace(pathname + search);
};

/** What there is to say: what of the steps before is missing, else what is to be done. */
const TEXTS = {
  choose: text.reset.subtitle,
  unknown: <StartAgain words={text.unknownEmail} />,
  unconfirmed: <StartAgain words={text.reset.unconfirmed} />,
};

function saying(): keyof typeof TEXTS {
  if (!recovery.email()) return 'unknown';
  return recovery.token() ? 'choose' : 'unconfirmed';
}

/** /{slug}/reset-password (AUTH-36); who comes without the steps before is told so (AUTH-62). */
export function Component() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const said = useTakeover() ? 'choose' : saying();

  // Another link that is opened in this tab changes the fragment alone, which loads nothing.
  useEffect(() => {
    const again = () =>
      takeLink() && void navigate(paths.resetPassword(hotelSlug), { replace: true });
    addEventListener('hashchange', again);
    return () => removeEventListener('hashchange', again);
  }, [navigate]);

  return (
    <AuthPage
      title={text.reset.title}
      subtitle={<Room texts={TEXTS} said={said} />}
      back={{ to: paths.verifyCode(hotelSlug), label: text.reset.back }}
    >
      <ResetPasswordForm key={key} />
    </AuthPage>
  );
}
