import { When } from '@foyer/shared/frames/vary';
import { useSlots } from '@foyer/shared/runtime';
import { buttonClass } from '@foyer/shared/ui/controls/button';
import { Phone } from 'lucide-react';
import { text } from '../text.ts';
import styles from './login-screen.module.css';

/** The sign-in helper block: a way to a person, where the hotel has a phone. */
export function HelpBlock() {
  const { call } = useSlots();
  return (
    <div className={styles.help}>
      <span>{text.help}</span>
      <When holds={call} otherwise={<small>{text.ask}</small>}>
        <a className={buttonClass('quiet', 'small')} href={call}>
          <Phone size={18} strokeWidth={1.6} aria-hidden />
          {text.call}
        </a>
      </When>
    </div>
  );
}
