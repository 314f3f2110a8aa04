import { useHotel } from '@foyer/shared/runtime';
import type { ComponentProps } from 'react';
import { dayAt } from '../hotel/hotel-time.ts';
import { DatePicker } from '../ui/fields/date-picker.tsx';
import { formField } from './use-field.tsx';

const DayField = formField(DatePicker);

/**
 * Connects a date picker to a form; the value is `YYYY-MM-DD` or empty.
 *
 * The first day that the guest can choose is today at the hotel.
 */
export function DateField<Name extends string>(field: ComponentProps<typeof DayField<Name>>) {
  const { timezone } = useHotel();
  return <DayField min={() => dayAt(Date.now(), timezone)} {...field} />;
}
