import { useQuery } from '@foyer/shared/query';
import { hotelQuery } from '@foyer/shared/runtime';
import { buttonClass } from '@foyer/shared/ui/controls/button';
import { telHref } from '@foyer/shared/ui/links/links';
import { Phone } from 'lucide-react';
import { text } from '../text.ts';
import styles from './login-screen.module.css';

/** The sign-in helper block: a way to a person, where the hotel has a phone. */
export function HelpBlock() {
  const { data: hotel } = useQuery(hotelQuery());
  const call = telHref(hotel?.phone);
  return (
    <div className={styles.help}>
      <span>{text.help}</span>
      {call ? (
        <a className={buttonClass('quiet', 'small')} href={call}>
          <Phone size={18} strokeWidth={1.6} aria-hidden />
          {text.call}
        </a>
      ) : (
        <small>{text.ask}</small>
      )}
    </div>
  );
}
