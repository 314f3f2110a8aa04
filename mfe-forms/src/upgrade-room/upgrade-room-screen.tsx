import { text } from '../text.ts';
import type { ServiceRequestField } from '../wishes/wish.ts';
import { ServiceRequestPage } from '../wishes/wish-page.tsx';

const FIELDS: ServiceRequestField[] = [
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
    label: text.serviceRequest.more,
    placeholder: text.upgrade.morePlaceholder,
  },
];

/** Renders dashboard/upgrade-room: a better room; it sends nothing (FORM-14). */
export function Component() {
  return <ServiceRequestPage type="upgrade-room" texts={text.upgrade} fields={FIELDS} />;
}
