import { Illustration } from '@foyer/shared/ui/pictures/illustration.tsx';
import { text } from '../text.ts';
import styles from './details.module.css';

/** Renders the page for a link without data (LIST-15); the back-bar leads on. */
export function NoDetails() {
  return (
    <div className={styles.none}>
      <EmptyPicture />
      <h1>{text.noDetails}</h1>
    </div>
  );
}

function EmptyPicture() {
  return (
    <Illustration>
      <path d="M20 100h108" stroke="var(--line)" />
      <path fill="var(--hotel-primary-soft)" d="M38 34h72v54H38z" />
      <path fill="#fff" d="M47 43h54v36H47z" />
      <path d="M58 34 74 18l16 16M54 72l14-14 10 9 8-7 10 12" />
      <circle cx="74" cy="16" r="3" fill="var(--hotel-secondary)" stroke="none" />
    </Illustration>
  );
}
