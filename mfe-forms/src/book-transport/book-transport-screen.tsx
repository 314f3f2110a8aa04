import { text } from '../text.ts';
import type { WishField } from '../wishes/wish.ts';
import { WishPage } from '../wishes/wish-page.tsx';

const FIELDS: WishField[] = [
  { name: 'from', kind: 'text', label: text.ride.from },
  { name: 'to', kind: 'text', label: text.ride.to },
  { name: 'day', kind: 'day', label: text.wishes.day },
  { name: 'time', kind: 'time', label: text.wishes.time },
  { name: 'passengers', kind: 'count', label: text.ride.passengers },
  { name: 'more', kind: 'long', label: text.wishes.more, placeholder: text.ride.morePlaceholder },
];

/** dashboard/book-transport: a ride; it sends nothing (FORM-14). */
export function Component() {
  return <WishPage type="book-transport" words={text.ride} fields={FIELDS} />;
}
