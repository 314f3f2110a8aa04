import { formatDay } from '@foyer/shared/ui/fields/day.ts';
import { text } from '../text.ts';
import type { ServiceRequestField } from './service-request-field.ts';

/** Returns the filled-in values, one labelled line each; '' if all are empty. */
export function serviceRequestMessage(
  fields: readonly ServiceRequestField[],
  values: Readonly<Record<string, string>>,
): string {
  return fields
    .map(({ name, label, kind }) => {
      const value = values[name]?.trim() ?? '';
      return {
        label: label.replace(/\p{Po}$/u, ''),
        value: kind === 'day' ? formatDay(value) : value,
      };
    })
    .filter(({ value }) => value)
    .map(({ label, value }) => text.serviceRequest.labelledValue(label, value))
    .join('\n');
}
