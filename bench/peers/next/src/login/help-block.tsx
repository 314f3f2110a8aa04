import { useHotel } from '@foyer/shared/runtime';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { buttonClass } from '@foyer/shared/ui/controls/button.tsx';
import { Phone } from 'lucide-react';
import styles from '../../../../../mfe-auth/src/login/login-screen.module.css';
import { text } from '../../../../../mfe-auth/src/text.ts';

/** Renders the sign-in help: the hotel's phone, or the front desk without one. */
export function HelpBlock() {
  const { phone_href } = useHotel();
  return (
    <div className={styles.help}>
      <span>{text.help}</span>
      <If condition={phone_href} otherwise={<small>{text.ask}</small>}>
        <a className={buttonClass('outlined', 'small')} href={phone_href}>
          <Phone size={18} strokeWidth={1.6} aria-hidden />
          {text.call}
        </a>
      </If>
    </div>
  );
}
