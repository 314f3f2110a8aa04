import { formatDay } from '@foyer/shared/ui/fields/day.ts';
import { text } from '../text.ts';

const { ride, serviceRequest, spa, table, upgrade } = text;

type Texts = { title: string; subtitle: string; about: string; morePlaceholder: string };
type Kind = 'text' | 'count' | 'day' | 'time' | 'long';

const field = (kind: Kind, name: string, label: string, placeholder?: string) => {
  return { kind, name, label, placeholder };
};

/** A field of a service request. */
export type ServiceRequestField = ReturnType<typeof field>;

/** Creates a service request of fields, with the last one, which all have. */
const request = (texts: Texts, ...fields: ServiceRequestField[]) => ({
  texts,
  fields: [...fields, field('long', 'more', serviceRequest.more, texts.morePlaceholder)],
});

const DAY = field('day', 'day', serviceRequest.day);
const TIME = field('time', 'time', serviceRequest.time);
const GUESTS = field('count', 'guests', serviceRequest.guests);

/** The service requests by their path, which is also the type of the enquiry. */
export const SERVICE_REQUESTS: Record<string, ReturnType<typeof request>> = {
  'book-spa': request(
    spa,
    field('text', 'treatment', spa.treatment, spa.treatmentPlaceholder),
    DAY,
    TIME,
    GUESTS,
  ),
  'upgrade-room': request(
    upgrade,
    field('text', 'room', upgrade.room),
    field('text', 'wanted', upgrade.wanted, upgrade.wantedPlaceholder),
    field('day', 'from', upgrade.from),
  ),
  'book-resturant': request(
    table,
    field('text', 'restaurant', table.restaurant),
    DAY,
    TIME,
    GUESTS,
  ),
  'book-transport': request(
    ride,
    field('text', 'from', ride.from),
    field('text', 'to', ride.to),
    DAY,
    TIME,
    field('count', 'passengers', ride.passengers),
  ),
};

/** Returns the filled-in values, one labelled line each; '' if all are empty. */
export function serviceRequestMessage(
  fields: readonly Omit<ServiceRequestField, 'placeholder'>[],
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
