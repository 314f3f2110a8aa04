import { text } from '../text.ts';
import type { WishField } from '../wishes/wish.ts';
import { WishPage } from '../wishes/wish-page.tsx';

const FIELDS: WishField[] = [
  {
    name: 'treatment',
    kind: 'text',
    label: text.spa.treatment,
    placeholder: text.spa.treatmentPlaceholder,
  },
  { name: 'day', kind: 'day', label: text.wishes.day },
  { name: 'time', kind: 'time', label: text.wishes.time },
  { name: 'guests', kind: 'count', label: text.wishes.guests },
  { name: 'more', kind: 'long', label: text.wishes.more, placeholder: text.spa.morePlaceholder },
];

/** dashboard/book-spa: a visit to the spa; it sends nothing (FORM-14). */
export function Component() {
  return <WishPage type="book-spa" words={text.spa} fields={FIELDS} />;
}
