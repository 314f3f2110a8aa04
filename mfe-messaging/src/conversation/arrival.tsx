import { shortened } from '@foyer/shared/ui/rich-text/plain-text';
import type { Line } from '../data/conversation.ts';
import hidden from './hidden.module.css';

/** As much of a message as one wants to have read out unasked. */
const READ_OUT = 300;

/** Reads out what the hotel writes, wherever in the list the guest is. */
export function Arrival({ line }: { line: Line | undefined }) {
  return (
    <p className={hidden.hidden} role="status">
      {line && !line.mine && `${line.from}: ${shortened(line.body, READ_OUT)}`}
    </p>
  );
}
