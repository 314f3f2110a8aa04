import type { ServiceRequestField } from '../service-request/service-request-field.ts';
import { ServiceRequestPage } from '../service-request/service-request-page.tsx';
import { text } from '../text.ts';

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
