import { Button } from '@foyer/shared/ui/controls/button';
import { Dialog } from '@foyer/shared/ui/controls/dialog';
import { text } from '../layout/layout-text.ts';
import styles from './sign-out-warning.module.css';

/** What would be lost by signing out, and the choice. */
export function SignOutWarning({
  open,
  words,
  onStay,
  onLeave,
}: {
  open: boolean;
  words: string[];
  onStay: () => void;
  onLeave: () => void;
}) {
  return (
    <Dialog open={open} onClose={onStay} title={text.signOut.title}>
      {words.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div className={styles.choices}>
        <Button look="quiet" onClick={onLeave}>
          {text.signOut.leave}
        </Button>
        <Button onClick={onStay}>{text.signOut.stay}</Button>
      </div>
    </Dialog>
  );
}
