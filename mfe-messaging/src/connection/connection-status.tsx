import { text } from '../text.ts';
import styles from './connection-status.module.css';

export type ConnectionState = 'connected' | 'connecting' | 'offline';

/** Shows whether a message is sent immediately. */
export function ConnectionStatus({ state }: { state: ConnectionState }) {
  return (
    <p className={`${styles.text} ${styles[state]}`} role="status">
      {text.chat.connection[state]}
    </p>
  );
}
