import { paths } from '@foyer/shared/addresses/paths';
import { AppLink, hotelSlug, page } from '@foyer/shared/runtime';
import { AuthPage } from '../layout/auth-page.tsx';
import links from '../layout/links.module.css';
import { Notice } from '../layout/notice.tsx';
import { text } from '../signup-text.ts';
import { SignUpForm } from './sign-up-form.tsx';

/** /{slug}/signup (AUTH-14), at the one hotel that the fleet names; where none is known, a notice. */
export function Component() {
  const { signup_hotel } = page.composition;
  const hotel = page.hotel.state === 'unknown' ? null : signup_hotel;
  return (
    <AuthPage title={text.title} subtitle={hotel ? text.subtitle : undefined}>
      {hotel ? <SignUpForm hotel={hotel} /> : <Notice words={text.nowhere} />}
      <p className={links.foot}>
        {text.account}{' '}
        <AppLink className={links.link} to={paths.login(hotelSlug)}>
          {text.signIn}
        </AppLink>
      </p>
    </AuthPage>
  );
}
