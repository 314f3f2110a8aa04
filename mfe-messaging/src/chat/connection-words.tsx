import { text } from '../text.ts';
import styles from './connection-words.module.css';

export type ConnectionState = 'connected' | 'connecting' | 'offline';

/** Whether what is written will be heard now. */
export function ConnectionWords({ state }: { state: ConnectionState }) {
  return (
    <p className={`${styles.words} ${styles[state]}`} role="status">
      {text.chat.connection[state]}
    </p>
  );
}
