import { Button } from '@foyer/shared/ui/controls/button';
import { Dialog } from '@foyer/shared/ui/controls/dialog';
import { text } from '../layout/layout-text.ts';
import styles from './sign-out-warning.module.css';

/** Shows what signing out would lose, and lets the guest choose. */
export function SignOutWarning({
  open,
  messages,
  onStay,
  onLeave,
}: {
  open: boolean;
  messages: string[];
  onStay: () => void;
  onLeave: () => void;
}) {
  return (
    <Dialog open={open} onClose={onStay} title={text.signOut.title}>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      <div className={styles.choices}>
        <Button variant="quiet" onClick={onLeave}>
          {text.signOut.leave}
        </Button>
        <Button onClick={onStay}>{text.signOut.stay}</Button>
      </div>
    </Dialog>
  );
}
