import { clockTime } from '@foyer/shared/hotel/hotel-time.ts';
import { locale } from '@foyer/shared/language/locale.ts';
import { dateOfDay, formatDay } from '@foyer/shared/ui/fields/day.ts';
import { text } from '../text.ts';
import type { ServiceRequest } from './service-requests.ts';

const { labelledValue, name: nameText } = text.serviceRequest;

type Values = Readonly<Record<string, string | undefined>>;
/** The parts of a request that its message needs. */
type Parts = Pick<ServiceRequest, 'subject'> & {
  texts: Pick<ServiceRequest['texts'], 'name'>;
  fields: readonly Pick<ServiceRequest['fields'][number], 'kind' | 'name' | 'label'>[];
};

const DAY_MS = 86_400_000;

/** Formats a day of the coming week as `Friday`, others as `Friday, December 4`. */
function dayName(day: string, today: string): string {
  const days = (Date.parse(day) - Date.parse(today)) / DAY_MS;
  const isThisWeek = days >= 0 && days < 7;
  return isThisWeek
    ? (dateOfDay(day)?.toLocaleDateString(locale(), { weekday: 'long' }) ?? '')
    : formatDay(day, false);
}

/** Returns the name of a request, such as `Spa: hot stone, Friday 16:00`. */
function nameOf({ texts, subject, fields }: Parts, values: Values, today: string): string {
  const chosen = (kind: 'day' | 'time') =>
    values[fields.find((field) => field.kind === kind)?.name ?? ''];
  const day = dayName(chosen('day') ?? '', today);
  const when = [day, clockTime(chosen('time'))].filter(Boolean).join(' ');
  const details = [values[subject]?.trim(), when].filter(Boolean).join(', ');
  return details ? nameText(texts.name, details) : texts.name;
}

/**
 * Returns the message of a request: its name, then the filled-in values, one labelled line each; '' if
 * all are empty.
 */
export function serviceRequestMessage(request: Parts, values: Values, today: string): string {
  const lines = request.fields.flatMap(({ name, label, kind }) => {
    const value = values[name]?.trim();
    const formatted = kind === 'day' ? formatDay(value ?? '') : value;
    const shown = kind === 'time' ? clockTime(formatted) : formatted;
    return shown ? labelledValue(label.replace(/\p{Po}$/u, ''), shown) : [];
  });
  return lines.length > 0 ? [nameOf(request, values, today), ...lines].join('\n') : '';
}
