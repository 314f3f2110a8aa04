import type { RequestState } from '@foyer/shared/contracts/provider/requests.ts';
import { Eye, MessageSquareText, Send } from 'lucide-react';
import { text } from '../text.ts';
import styles from './state-chip.module.css';

const ICONS = { sent: Send, seen: Eye, answered: MessageSquareText };

/** Shows the state of a request as a word and an icon. */
export function StateChip({ state }: { state: RequestState }) {
  const Icon = ICONS[state];
  return (
    <span className={`${styles.chip} ${styles[state]}`}>
      <Icon size={15} strokeWidth={1.8} aria-hidden />
      {text.requests.states[state]}
    </span>
  );
}
