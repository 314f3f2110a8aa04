import { defineTexts } from '../../language/define-texts.ts';
import { useHydration } from '../../templates/hydration.ts';
import styles from './avatar.module.css';

const text = defineTexts({ user: 'User' });

/** Returns the first letter of a guest's name, or of 'User' without a name (SHELL-15). */
function initialOf(name: string | null | undefined): string {
  const [first = 'U'] = name?.replace(/\p{C}/gu, '').trim() || text.user;
  return first.toUpperCase();
}

/** Renders the first letter of a guest's name. It is decorative: show the name next to it. */
export function Avatar({ name }: { name: string | null | undefined }) {
  // A template is prerendered without a guest.
  const isHydrating = useHydration();
  return (
    <span className={styles.avatar} aria-hidden="true">
      {isHydrating ? '' : initialOf(name)}
    </span>
  );
}
