import { InboxEntry } from '@foyer/shared/contracts/contribution.ts';
import { type AllContributed, Contributions } from '@foyer/shared/contributions/contributions.tsx';
import { useState } from 'react';

const PENDING: AllContributed<InboxEntry> = { entries: [], isPending: true, failures: [] };

/** Returns what other remotes add to Messages, once the component renders `collector`. */
export function useContributedEntries() {
  const [contributed, setContributed] = useState(PENDING);
  const collector = <Contributions to="inbox" entry={InboxEntry} onChange={setContributed} />;
  return { ...contributed, collector };
}
