import { text } from '../text.ts';

const { ride, serviceRequest, spa, table, upgrade } = text;

type Texts = Record<'title' | 'subtitle' | 'about' | 'name' | 'morePlaceholder', string>;
type Kind = 'text' | 'count' | 'day' | 'time' | 'long';

const field = (kind: Kind, name: string, label: string, placeholder?: string) => {
  return { kind, name, label, placeholder };
};

/** A field of a service request. */
export type ServiceRequestField = ReturnType<typeof field>;

/** A form that leads to an enquiry with a name. */
export type ServiceRequest = {
  texts: Texts;
  fields: readonly ServiceRequestField[];
  /** The field whose value is part of the name. */
  subject: string;
  /** The page whose links name the subject in their state. */
  linkedFrom?: string;
};

/** Creates a service request of fields, with the last one, which all have. */
const request = (
  texts: Texts,
  { fields, ...more }: Omit<ServiceRequest, 'texts'>,
): ServiceRequest => ({
  texts,
  fields: [...fields, field('long', 'more', serviceRequest.more, texts.morePlaceholder)],
  ...more,
});

const DAY = field('day', 'day', serviceRequest.day);
const TIME = field('time', 'time', serviceRequest.time);
const GUESTS = field('count', 'guests', serviceRequest.guests);

/** The service requests by their path, which is also the type of the enquiry. */
export const SERVICE_REQUESTS: Readonly<Record<string, ServiceRequest>> = {
  'book-spa': request(spa, {
    subject: 'treatment',
    linkedFrom: 'explore-spas',
    fields: [
      field('text', 'treatment', spa.treatment, spa.treatmentPlaceholder),
      DAY,
      TIME,
      GUESTS,
    ],
  }),
  'upgrade-room': request(upgrade, {
    subject: 'wanted',
    fields: [
      field('text', 'room', upgrade.room),
      field('text', 'wanted', upgrade.wanted, upgrade.wantedPlaceholder),
      field('day', 'from', upgrade.from),
    ],
  }),
  'book-resturant': request(table, {
    subject: 'restaurant',
    fields: [field('text', 'restaurant', table.restaurant), DAY, TIME, GUESTS],
  }),
  'book-transport': request(ride, {
    subject: 'to',
    fields: [
      field('text', 'from', ride.from),
      field('text', 'to', ride.to),
      DAY,
      TIME,
      field('count', 'passengers', ride.passengers),
    ],
  }),
};
