import { useOffline } from '../ui/waiting/use-offline.ts';
import { text } from './form-text.ts';
import styles from './offline-note.module.css';

/** Stands before what needs the network, as long as there is none. */
export function OfflineNote({ words = text.fillIn }: { words?: string }) {
  return useOffline() && <p className={styles.note}>{words}</p>;
}
