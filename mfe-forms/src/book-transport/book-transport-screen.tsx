import type { ServiceRequestField } from '../service-request/service-request-field.ts';
import { ServiceRequestPage } from '../service-request/service-request-page.tsx';
import { text } from '../text.ts';

const FIELDS: ServiceRequestField[] = [
  { name: 'from', kind: 'text', label: text.ride.from },
  { name: 'to', kind: 'text', label: text.ride.to },
  { name: 'day', kind: 'day', label: text.serviceRequest.day },
  { name: 'time', kind: 'time', label: text.serviceRequest.time },
  { name: 'passengers', kind: 'count', label: text.ride.passengers },
  {
    name: 'more',
    kind: 'long',
    label: text.serviceRequest.more,
    placeholder: text.ride.morePlaceholder,
  },
];

/** Renders dashboard/book-transport: a ride; it sends nothing (FORM-14). */
export function Component() {
  return <ServiceRequestPage type="book-transport" texts={text.ride} fields={FIELDS} />;
}
