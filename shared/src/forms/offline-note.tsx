import { useOffline } from '../ui/waiting/use-offline.ts';
import styles from './offline-note.module.css';

const FILL_IN = 'You are offline. You can fill this in now, and send it when you are back.';

/** Stands before what needs the network, as long as there is none. */
export function OfflineNote({ words = FILL_IN }: { words?: string }) {
  return useOffline() && <p className={styles.note}>{words}</p>;
}
