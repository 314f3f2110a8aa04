/** What every record of a conversation has; the last two are additions of some providers. */
export type Recorded = { id: number; client_id?: string | null; seen_at?: string | null };

/** What is known of a conversation, in order of ids. */
export type History<Item> = {
  items: readonly Item[];
  /** Whether the provider has older ones; missing where that was not asked. */
  earlier?: boolean;
  /**
   * Nothing is missing up to this id, as a fetch has told. What was only heard or answered comes
   * after it: others may have been said before it that nobody here has heard.
   */
  upTo?: number;
};

/**
 * Both lists as one, each id once, ordered by id (MSG-13, FAULT-21). What came goes over what was
 * known, but for a client id or a reading that only one of them tells. The same list where nothing
 * is new, so that nothing is drawn again.
 */
export function mergeById<Item extends Recorded>(
  known: readonly Item[],
  come: readonly Item[],
): readonly Item[] {
  const merged = new Map(known.map((item) => [item.id, item]));
  let changed = false;
  for (const item of come) {
    const before = merged.get(item.id);
    const after = before ? joined(before, item) : item;
    if (after === before) continue;
    merged.set(item.id, after);
    changed = true;
  }
  return changed ? [...merged.values()].sort((one, other) => one.id - other.id) : known;
}

function joined<Item extends Recorded>(before: Item, come: Item): Item {
  const after = {
    ...before,
    ...come,
    client_id: come.client_id ?? before.client_id,
    seen_at: come.seen_at ?? before.seen_at,
  };
  const fields = Object.keys(after) as (keyof Item)[];
  // Lists and objects in a record are compared as texts: they are small, and come parsed anew.
  const same = fields.every(
    (field) =>
      before[field] === after[field] ||
      JSON.stringify(before[field]) === JSON.stringify(after[field]),
  );
  return same ? before : after;
}

/** A history with what was fetched or heard; the same one where nothing is new. */
export function mergeHistory<Item extends Recorded>(
  known: History<Item> | undefined,
  come: History<Item>,
): History<Item> {
  if (!known) return { ...come, items: mergeById([], come.items) };
  const { items: _, ...told } = { ...known, ...come };
  const items = mergeById(known.items, come.items);
  const same = told.earlier === known.earlier && told.upTo === known.upTo;
  return items === known.items && same ? known : { ...told, items };
}

/** The other side has read up to `lastId` what this side, told by `mine`, has sent. */
export function seenUpTo<Item extends Recorded>(
  items: readonly Item[],
  { last_id, seen_at }: { last_id: number; seen_at: string },
  mine: (item: Item) => boolean,
): readonly Item[] {
  return items.map((item) =>
    item.id <= last_id && !item.seen_at && mine(item) ? { ...item, seen_at } : item,
  );
}
