import { paths } from '@foyer/shared/addresses/paths.ts';
import { AppLink, hotelSlug } from '@foyer/shared/runtime';
import { buttonClass } from '@foyer/shared/ui/controls/button.tsx';
import { Illustration } from '@foyer/shared/ui/pictures/illustration.tsx';
import { text } from '../text.ts';
import styles from './empty-state.module.css';

/** Renders a drawing and a message in place of content, with a link to search. */
export function EmptyState({ message, as: Message }: { message: string; as: 'h1' | 'p' }) {
  return (
    <div className={styles.empty}>
      <EmptyPicture />
      <Message>{message}</Message>
      <AppLink className={buttonClass('soft')} to={paths.search(hotelSlug)}>
        {text.toSearch}
      </AppLink>
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
