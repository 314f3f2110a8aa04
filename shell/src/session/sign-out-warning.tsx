import { Button } from '@foyer/shared/ui/controls/button.tsx';
import { Dialog } from '@foyer/shared/ui/controls/dialog.tsx';
import styles from './sign-out-warning.module.css';
import { text } from './sign-out-warning-text.ts';

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
    <Dialog open={open} onClose={onStay} title={text.title}>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      <div className={styles.choices}>
        <Button variant="outlined" onClick={onLeave}>
          {text.leave}
        </Button>
        <Button onClick={onStay}>{text.stay}</Button>
      </div>
    </Dialog>
  );
}
