import { paths } from '@foyer/shared/addresses/paths.ts';
import { AppLink, hotelSlug, page, useTemplateVariables } from '@foyer/shared/runtime';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { AuthPage } from '../layout/auth-page.tsx';
import links from '../layout/links.module.css';
import { Notice } from '../layout/notice.tsx';
import { text } from '../signup-text.ts';
import { SignUpForm } from './sign-up-form.tsx';

/** Renders /{slug}/signup for the hotel that the fleet names, or a notice (AUTH-14). */
export function Component() {
  const { signUp } = useTemplateVariables();
  const open = page.hotel.state !== 'unknown' && signUp;
  return (
    <AuthPage title={text.title} subtitle={<If condition={open}>{text.subtitle}</If>}>
      <If condition={open} otherwise={<Notice message={text.nowhere} />}>
        <SignUpForm />
      </If>
      <p className={links.foot}>
        {text.account}{' '}
        <AppLink className={links.link} to={paths.login(hotelSlug)}>
          {text.signIn}
        </AppLink>
      </p>
    </AuthPage>
  );
}
