import { paths } from '@foyer/shared/addresses/paths';
import type { ScreenModule } from '@foyer/shared/contracts/screen';
import { replace, useLocation, useNavigate } from '@foyer/shared/router';
import { hotelSlug } from '@foyer/shared/runtime';
import { useEffect } from 'react';
import { AuthPage } from '../layout/auth-page.tsx';
import { takeLink } from '../recovery/link.ts';
import { text } from '../text.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** A link by mail is taken before anything is drawn; the router too begins anew without it. */
export const loader: ScreenModule['loader'] = ({ request }) => {
  if (!takeLink()) return null;
  const { pathname, search } = new URL(request.url);
  return replace(pathname + search);
};

/** /{slug}/reset-password (AUTH-36). */
export function Component() {
  const navigate = useNavigate();
  const { key } = useLocation();

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
      subtitle={text.reset.subtitle}
      back={{ to: paths.verifyCode(hotelSlug), label: text.reset.back }}
    >
      <ResetPasswordForm key={key} />
    </AuthPage>
  );
}
