import type { ServiceRequestField } from '../service-request/service-request-field.ts';
import { ServiceRequestPage } from '../service-request/service-request-page.tsx';
import { text } from '../text.ts';

const FIELDS: ServiceRequestField[] = [
  {
    name: 'treatment',
    kind: 'text',
    label: text.spa.treatment,
    placeholder: text.spa.treatmentPlaceholder,
  },
  { name: 'day', kind: 'day', label: text.serviceRequest.day },
  { name: 'time', kind: 'time', label: text.serviceRequest.time },
  { name: 'guests', kind: 'count', label: text.serviceRequest.guests },
  {
    name: 'more',
    kind: 'long',
    label: text.serviceRequest.more,
    placeholder: text.spa.morePlaceholder,
  },
];

/** Renders dashboard/book-spa: a visit to the spa; it sends nothing (FORM-14). */
export function Component() {
  return <ServiceRequestPage type="book-spa" texts={text.spa} fields={FIELDS} />;
}
