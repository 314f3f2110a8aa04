import { text } from '../text.ts';
import styles from './hotel-avatar.module.css';

/** The hotel's side of a conversation (MSG-12). Decoration: name it beside this. */
export function HotelAvatar({ large = false }: { large?: boolean }) {
  return (
    <span className={large ? `${styles.avatar} ${styles.large}` : styles.avatar} aria-hidden="true">
      {text.hotelInitials}
    </span>
  );
}
