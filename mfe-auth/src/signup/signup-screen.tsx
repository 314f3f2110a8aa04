import { paths } from '@foyer/shared/addresses/paths';
import { AppLink, hotelSlug, page } from '@foyer/shared/runtime';
import { AuthPage } from '../layout/auth-page.tsx';
import links from '../layout/links.module.css';
import { text } from '../text.ts';
import { SignUpForm } from './sign-up-form.tsx';

/** /{slug}/signup (AUTH-14), at the one hotel that the fleet names. */
export function Component() {
  const hotel = page.composition.signup_hotel;
  return (
    <AuthPage title={text.signup.title} subtitle={text.signup.subtitle}>
      {hotel ? <SignUpForm hotel={hotel} /> : <p>{text.signup.nowhere}</p>}
      <p className={links.foot}>
        {text.signup.account}{' '}
        <AppLink className={links.link} to={paths.login(hotelSlug)}>
          {text.signup.signIn}
        </AppLink>
      </p>
    </AuthPage>
  );
}
