import { EnquiryState } from '@foyer/shared/contracts/enquiry-state.ts';
import * as z from '@foyer/shared/schema';
import { dateOfDay } from '@foyer/shared/ui/fields/day.ts';
import { timeFieldValue } from '../form/time-field-value.ts';
import type { ServiceRequest, ServiceRequestField } from './service-requests.ts';

/** A link's text is not trusted, and a field shows a short one. */
const MAX_CHARACTERS = 120;

function fieldValue({ kind }: ServiceRequestField, value: string): string {
  if (kind === 'day') return dateOfDay(value) ? value : '';
  if (kind === 'time') return timeFieldValue(value);
  return value.trim().slice(0, MAX_CHARACTERS);
}

/**
 * Returns the values that the link to a service request has chosen: its query by the names of the
 * fields (`?treatment=Hot stone&time=16:00`), or the name in its state.
 */
export function chosenBefore(
  { fields, subject, linkedFrom }: ServiceRequest,
  search: string,
  state: unknown,
): Record<string, string> {
  const { category, name } = z.safeParse(EnquiryState, state).data ?? {};
  const query = new URLSearchParams(search);
  const values = fields.map((field) => {
    const isNamed = field.name === subject && linkedFrom && category === linkedFrom;
    return [
      field.name,
      fieldValue(field, query.get(field.name) ?? ((isNamed && name) || '')),
    ] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value));
}
