import hidden from '@foyer/shared/ui/layout/hidden.module.css';
import { shortened } from '@foyer/shared/ui/rich-text/plain-text';
import { useEffect, useState } from 'react';
import type { Line } from '../data/conversation.ts';
import { text } from '../text.ts';

/** As much of a message as one wants to have read out unasked. */
const READ_OUT = 300;
/** Long enough to be taken up; then the line stands in the conversation alone. */
const STANDS_MS = 5000;

/** Reads out what the hotel writes, wherever in the list the guest is. */
export function Arrival({ line }: { line: Line | undefined }) {
  const key = line?.key;
  const [taken, setTaken] = useState<string>();
  useEffect(() => {
    if (!key) return;
    const timer = setTimeout(() => setTaken(key), STANDS_MS);
    return () => clearTimeout(timer);
  }, [key]);
  const said = line && !line.mine && key !== taken;
  return (
    <p className={hidden.hidden} role="status">
      {said && text.conversation.said(line.from, shortened(line.body, READ_OUT))}
    </p>
  );
}
