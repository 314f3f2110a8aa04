import type { ServiceRequestField } from '../service-request/service-request-field.ts';
import { ServiceRequestPage } from '../service-request/service-request-page.tsx';
import { text } from '../text.ts';

const FIELDS: ServiceRequestField[] = [
  { name: 'restaurant', kind: 'text', label: text.table.restaurant },
  { name: 'day', kind: 'day', label: text.serviceRequest.day },
  { name: 'time', kind: 'time', label: text.serviceRequest.time },
  { name: 'guests', kind: 'count', label: text.serviceRequest.guests },
  {
    name: 'more',
    kind: 'long',
    label: text.serviceRequest.more,
    placeholder: text.table.morePlaceholder,
  },
];

/** Renders dashboard/book-resturant (specified spelling): a table; it sends nothing (FORM-14). */
export function Component() {
  return <ServiceRequestPage type="book-resturant" texts={text.table} fields={FIELDS} />;
}
