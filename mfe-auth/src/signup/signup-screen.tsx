import { paths } from '@foyer/shared/addresses/paths';
import { When } from '@foyer/shared/frames/vary';
import { AppLink, hotelSlug, page, useSlots } from '@foyer/shared/runtime';
import { AuthPage } from '../layout/auth-page.tsx';
import links from '../layout/links.module.css';
import { Notice } from '../layout/notice.tsx';
import { text } from '../signup-text.ts';
import { SignUpForm } from './sign-up-form.tsx';

/** /{slug}/signup (AUTH-14), at the one hotel that the fleet names; where none is known, a notice. */
export function Component() {
  const { signUp } = useSlots();
  const open = page.hotel.state !== 'unknown' && signUp;
  return (
    <AuthPage title={text.title} subtitle={<When holds={open}>{text.subtitle}</When>}>
      <When holds={open} otherwise={<Notice words={text.nowhere} />}>
        <SignUpForm />
      </When>
      <p className={links.foot}>
        {text.account}{' '}
        <AppLink className={links.link} to={paths.login(hotelSlug)}>
          {text.signIn}
        </AppLink>
      </p>
    </AuthPage>
  );
}
