/** What a field holds: a text, or the ids of the items that are chosen. */
export type FieldValue = string | readonly number[];

/** More than any list has; storage is not ours to trust. */
const MOST_ITEMS = 500;

/** As a draft keeps it. */
export function kept(value: FieldValue): string {
  return typeof value === 'string' ? value : value.join(' ');
}

/** What a draft kept for a field that begins as `initial`. */
export function restored(text: string | undefined, initial: FieldValue): FieldValue {
  if (text === undefined || typeof initial === 'string') return text ?? initial;
  const ids = text.match(/\b\d{1,15}\b/g) ?? [];
  return [...new Set(ids.slice(0, MOST_ITEMS).map(Number))];
}
