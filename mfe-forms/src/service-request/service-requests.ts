import { formatDay } from '@foyer/shared/ui/fields/day.ts';
import { text } from '../text.ts';

/** A field of a service request. */
export type ServiceRequestField = {
  name: string;
  label: string;
  kind: 'text' | 'count' | 'day' | 'time' | 'long';
  placeholder?: string;
};

type ServiceRequest = {
  texts: { title: string; subtitle: string; about: string; morePlaceholder: string };
  fields: readonly ServiceRequestField[];
};

const { ride, serviceRequest, spa, table, upgrade } = text;
const DAY = { name: 'day', kind: 'day', label: serviceRequest.day } as const;
const TIME = { name: 'time', kind: 'time', label: serviceRequest.time } as const;
const GUESTS = { name: 'guests', kind: 'count', label: serviceRequest.guests } as const;
const textField = (name: string, label: string, placeholder?: string) =>
  ({ name, kind: 'text', label, ...(placeholder && { placeholder }) }) as const;

/** The service requests by their path, which is also the type of the enquiry. */
export const SERVICE_REQUESTS: Record<string, ServiceRequest> = {
  'book-spa': {
    texts: spa,
    fields: [textField('treatment', spa.treatment, spa.treatmentPlaceholder), DAY, TIME, GUESTS],
  },
  'upgrade-room': {
    texts: upgrade,
    fields: [
      textField('room', upgrade.room),
      textField('wanted', upgrade.wanted, upgrade.wantedPlaceholder),
      { name: 'from', kind: 'day', label: upgrade.from },
    ],
  },
  'book-resturant': {
    texts: table,
    fields: [textField('restaurant', table.restaurant), DAY, TIME, GUESTS],
  },
  'book-transport': {
    texts: ride,
    fields: [
      textField('from', ride.from),
      textField('to', ride.to),
      DAY,
      TIME,
      { name: 'passengers', kind: 'count', label: ride.passengers },
    ],
  },
};

/** Returns the fields of a service request, with the last one, which all have. */
export function fieldsOf({ fields, texts }: ServiceRequest): readonly ServiceRequestField[] {
  const { more: label } = serviceRequest;
  return [...fields, { name: 'more', kind: 'long', label, placeholder: texts.morePlaceholder }];
}

/** Returns the filled-in values, one labelled line each; '' if all are empty. */
export function serviceRequestMessage(
  fields: readonly ServiceRequestField[],
  values: Readonly<Record<string, string>>,
): string {
  return fields
    .flatMap(({ name, label, kind }) => {
      const value = values[name]?.trim();
      const shown = value && kind === 'day' ? formatDay(value) : value;
      return shown ? serviceRequest.labelledValue(label.replace(/\p{Po}$/u, ''), shown) : [];
    })
    .join('\n');
}
