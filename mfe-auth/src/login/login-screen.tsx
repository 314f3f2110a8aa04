import { paths } from '@foyer/shared/addresses/paths.ts';
import { hotelSlug, useHotel } from '@foyer/shared/runtime';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { buttonClass } from '@foyer/shared/ui/controls/button.tsx';
import { Phone } from 'lucide-react';
import { AuthPage } from '../layout/auth-page.tsx';
import { text } from '../text.ts';
import { LoginForm } from './login-form.tsx';
import styles from './login-screen.module.css';

/** Renders /{slug}/login (AUTH-01). Offers help by the hotel's phone, or at the front desk without one. */
export function Component() {
  const { phone_href } = useHotel();
  return (
    <AuthPage
      title={text.title}
      subtitle={text.subtitle}
      pictureOnPhones
      foot={{ question: text.noAccount, to: paths.signup(hotelSlug), label: text.signUp }}
    >
      <LoginForm />
      <div className={styles.help}>
        <span>{text.help}</span>
        <If condition={phone_href} otherwise={<small>{text.ask}</small>}>
          <a className={buttonClass('outlined', 'small')} href={phone_href}>
            <Phone size={18} strokeWidth={1.6} aria-hidden />
            {text.call}
          </a>
        </If>
      </div>
      <div className={styles.or}>{text.or}</div>
    </AuthPage>
  );
}
