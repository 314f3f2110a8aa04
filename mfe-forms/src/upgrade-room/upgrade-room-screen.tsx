import { text } from '../text.ts';
import type { WishField } from '../wishes/wish.ts';
import { WishPage } from '../wishes/wish-page.tsx';

const FIELDS: WishField[] = [
  { name: 'room', kind: 'text', label: text.upgrade.room },
  {
    name: 'wanted',
    kind: 'text',
    label: text.upgrade.wanted,
    placeholder: text.upgrade.wantedPlaceholder,
  },
  { name: 'from', kind: 'day', label: text.upgrade.from },
  {
    name: 'more',
    kind: 'long',
    label: text.wishes.more,
    placeholder: text.upgrade.morePlaceholder,
  },
];

/** dashboard/upgrade-room: a better room; it sends nothing (FORM-14). */
export function Component() {
  return <WishPage type="upgrade-room" words={text.upgrade} fields={FIELDS} />;
}
