import { useTakeover } from '../../frames/takeover.ts';
import styles from './avatar.module.css';
import { text } from './text.ts';

/** The first letter of a guest's name; 'User' stands in for no name (SHELL-15). */
function initialOf(name: string | null | undefined): string {
  const [first = 'U'] = name?.replace(/\p{C}/gu, '').trim() || text.user;
  return first.toUpperCase();
}

/** A guest drawn as the first letter of their name. Decoration: name the guest beside it. */
export function Avatar({ name }: { name: string | null | undefined }) {
  // Of a frame nobody knows whose it is.
  const takeover = useTakeover();
  return (
    <span className={styles.avatar} aria-hidden="true">
      {takeover ? '' : initialOf(name)}
    </span>
  );
}
