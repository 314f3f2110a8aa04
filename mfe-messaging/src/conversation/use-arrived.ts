import { useState } from 'react';
import type { Line } from '../data/conversation.ts';

/** The newest line, if it came while the conversation was open. */
export function useArrived(newest: Line | undefined): Line | undefined {
  const [known, setKnown] = useState({ key: newest?.key, arrived: false });
  if (newest?.key !== known.key) setKnown({ key: newest?.key, arrived: true });
  return known.arrived ? newest : undefined;
}
