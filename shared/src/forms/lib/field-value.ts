/** The value of a field: a text, or the ids of the chosen items. */
export type FieldValue = string | readonly number[];

/** More items than any list has; limits values from storage, which is not trusted. */
const MAX_ITEMS = 500;

/** Returns the text that a draft stores for the value. */
export function draftText(value: FieldValue): string {
  return typeof value === 'string' ? value : value.join(' ');
}

/** Returns the value stored in a draft, of the type of `initial`. */
export function restoredValue(text: string | undefined, initial: FieldValue): FieldValue {
  if (text === undefined || typeof initial === 'string') return text ?? initial;
  const ids = text.match(/\b\d{1,15}\b/g) ?? [];
  return [...new Set(ids.slice(0, MAX_ITEMS).map(Number))];
}
