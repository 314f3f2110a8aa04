import { text } from '../text.ts';
import type { WishField } from '../wishes/wish.ts';
import { WishPage } from '../wishes/wish-page.tsx';

const FIELDS: WishField[] = [
  { name: 'restaurant', kind: 'text', label: text.table.restaurant },
  { name: 'day', kind: 'day', label: text.wishes.day },
  { name: 'time', kind: 'time', label: text.wishes.time },
  { name: 'guests', kind: 'count', label: text.wishes.guests },
  { name: 'more', kind: 'long', label: text.wishes.more, placeholder: text.table.morePlaceholder },
];

/** dashboard/book-resturant: a table, at the specified spelling; it sends nothing (FORM-14). */
export function Component() {
  return <WishPage type="book-resturant" words={text.table} fields={FIELDS} />;
}
