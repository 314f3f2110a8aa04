import { useOffline } from '../ui/waiting/use-offline.ts';
import { text } from './form-text.ts';
import styles from './offline-note.module.css';

/** Shows a note while the device is offline. */
export function OfflineNote({ message = text.fillIn }: { message?: string }) {
  return useOffline() && <p className={styles.note}>{message}</p>;
}
