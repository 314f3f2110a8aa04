import { HOTEL_ADMIN } from '@foyer/shared/contracts/provider/conversation.ts';

type Text = string | null | undefined;

/** A chat message, a thread or a reply; only some providers send the optional fields. */
export type StoredRecord = {
  id: number;
  /** The sender's name: `from` of a chat message, `sender` of a thread or a reply. */
  from?: Text;
  sender?: { name?: Text } | null | undefined;
  client_id?: Text;
  seen_at?: Text;
};

/** Returns the name of a record's sender. */
export const senderOf = ({ from, sender }: StoredRecord): Text => from ?? sender?.name;

/** Returns true for an outgoing record: any sender except the hotel (MSG-12). */
export const isMine = (record: StoredRecord): boolean => senderOf(record) !== HOTEL_ADMIN;

/** The known records of a conversation, in order of ids. */
export type History<Item> = {
  items: readonly Item[];
  /** True if the provider has older records; undefined if that is unknown. */
  earlier?: boolean;
  /**
   * A fetch has returned every record up to this id. Records from events and from POST responses
   * come after it; records between them may be missing.
   */
  completeUpTo?: number;
};

/**
 * Merges two lists, each id once, ordered by id (MSG-13, FAULT-21). Incoming records replace known
 * ones, except a client id or a seen time that only one of them has. Returns the same list if
 * nothing is new, so that nothing is rendered again.
 */
export function mergeById<Item extends StoredRecord>(
  known: readonly Item[],
  incoming: readonly Item[],
): readonly Item[] {
  const merged = new Map(known.map((item) => [item.id, item]));
  let changed = false;
  for (const item of incoming) {
    const before = merged.get(item.id);
    const after = before ? mergedRecord(before, item) : item;
    if (after === before) continue;
    merged.set(item.id, after);
    changed = true;
  }
  return changed ? [...merged.values()].sort((one, other) => one.id - other.id) : known;
}

function mergedRecord<Item extends StoredRecord>(before: Item, incoming: Item): Item {
  const after = {
    ...before,
    ...incoming,
    client_id: incoming.client_id ?? before.client_id,
    seen_at: incoming.seen_at ?? before.seen_at,
  };
  // Records are small, and the fields of `after` have the order of `before`.
  return JSON.stringify(after) === JSON.stringify(before) ? before : after;
}

/** Merges fetched or received records into a history; returns the same one if nothing is new. */
export function mergeHistory<Item extends StoredRecord>(
  known: History<Item> = { items: [] },
  incoming: History<Item>,
): History<Item> {
  const merged = { ...known, ...incoming, items: mergeById(known.items, incoming.items) };
  const fields = ['items', 'earlier', 'completeUpTo'] as const;
  return fields.every((field) => merged[field] === known[field]) ? known : merged;
}

/** Marks the guest's records up to `last_id` as seen. */
export function markSeenUpTo<Item extends StoredRecord>(
  items: readonly Item[],
  { last_id, seen_at }: { last_id: number; seen_at: string },
): readonly Item[] {
  return items.map((item) =>
    item.id <= last_id && !item.seen_at && isMine(item) ? { ...item, seen_at } : item,
  );
}
