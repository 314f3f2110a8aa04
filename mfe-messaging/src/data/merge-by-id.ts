/** The common fields of a conversation's records; only some providers send the optional ones. */
export type StoredRecord = { id: number; client_id?: string | null; seen_at?: string | null };

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
  const fields = Object.keys(after) as (keyof Item)[];
  // Nested lists and objects are compared as JSON: they are small, and parsed anew each time.
  const same = fields.every(
    (field) =>
      before[field] === after[field] ||
      JSON.stringify(before[field]) === JSON.stringify(after[field]),
  );
  return same ? before : after;
}

/** Merges fetched or received records into a history; returns the same one if nothing is new. */
export function mergeHistory<Item extends StoredRecord>(
  known: History<Item> | undefined,
  incoming: History<Item>,
): History<Item> {
  if (!known) return { ...incoming, items: mergeById([], incoming.items) };
  const { items: _, ...merged } = { ...known, ...incoming };
  const items = mergeById(known.items, incoming.items);
  const same = merged.earlier === known.earlier && merged.completeUpTo === known.completeUpTo;
  return items === known.items && same ? known : { ...merged, items };
}

/** Marks the records up to `last_id` for which `mine` is true as seen. */
export function markSeenUpTo<Item extends StoredRecord>(
  items: readonly Item[],
  { last_id, seen_at }: { last_id: number; seen_at: string },
  mine: (item: Item) => boolean,
): readonly Item[] {
  return items.map((item) =>
    item.id <= last_id && !item.seen_at && mine(item) ? { ...item, seen_at } : item,
  );
}
