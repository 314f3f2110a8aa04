import { paths } from '@foyer/shared/addresses/paths';
import type { ScreenModule } from '@foyer/shared/contracts/screen';
import { useTakeover } from '@foyer/shared/frames/takeover';
import { replace, useLocation, useNavigate } from '@foyer/shared/router';
import { hotelSlug } from '@foyer/shared/runtime';
import { useEffect } from 'react';
import { AuthPage } from '../layout/auth-page.tsx';
import { Notice } from '../layout/notice.tsx';
import { takeLink } from '../recovery/link.ts';
import { recovery } from '../recovery/recovery.ts';
import { text } from '../recovery-text.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** A link by mail is taken before anything is drawn; the router too begins anew without it. */
export const loader: ScreenModule['loader'] = ({ request }) => {
  if (!takeLink()) return null;
  const { pathname, search } = new URL(request.url);
  return replace(pathname + search);
};

/** What of the steps before is not there, in words. */
function missingStep(): string | undefined {
  if (!recovery.email()) return text.reset.unknownEmail;
  return recovery.token() ? undefined : text.reset.unconfirmed;
}

/** /{slug}/reset-password (AUTH-36); who comes without the steps before is told so (AUTH-62). */
export function Component() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const missing = useTakeover() ? undefined : missingStep();

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
      subtitle={missing ? undefined : text.reset.subtitle}
      back={{ to: paths.verifyCode(hotelSlug), label: text.reset.back }}
    >
      {missing && (
        <Notice
          words={missing}
          way={{ to: paths.forgotPassword(hotelSlug), label: text.startAgain }}
        />
      )}
      <ResetPasswordForm key={key} />
    </AuthPage>
  );
}
