import { useHotel } from '@foyer/shared/runtime';
import type { ComponentProps } from 'react';
import { pickerTime } from '../hotel/hotel-time.ts';
import { defineTexts } from '../language/define-texts.ts';
import { useHydration } from '../templates/hydration.ts';
import { TimeField } from './time-field.tsx';

/** Not in `text.ts`, which the login bundles whole. */
const text = defineTexts({
  from: (time: string) => `Check-in from ${time}`,
  hotelTime: 'Hotel time',
});
/** Hides longer values: the record should hold `15:00` or a short text, but may hold anything. */
const MAX_LENGTH = 20;
const EMPTY_LINE = '\u00a0';

/** Renders the guest's arrival time. The hint is the hotel's check-in time in the format of the time picker. */
export function ArrivalTimeField<Name extends string>(
  field: Omit<ComponentProps<typeof TimeField<Name>>, 'hint'>,
) {
  const { check_in_time } = useHotel();
  const ready = pickerTime(check_in_time);
  const known = ready !== undefined && ready.length <= MAX_LENGTH;
  const hint = known ? text.from(ready) : text.hotelTime;
  return <TimeField {...field} hint={useHydration() ? EMPTY_LINE : hint} />;
}
