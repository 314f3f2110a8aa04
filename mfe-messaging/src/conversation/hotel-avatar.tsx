import { text } from '../text.ts';
import styles from './hotel-avatar.module.css';

/** Renders the hotel's avatar (MSG-12). It is decorative, so the name must be beside it. */
export function HotelAvatar({ large = false }: { large?: boolean }) {
  return (
    <span className={large ? `${styles.avatar} ${styles.large}` : styles.avatar} aria-hidden="true">
      {text.hotelInitials}
    </span>
  );
}
