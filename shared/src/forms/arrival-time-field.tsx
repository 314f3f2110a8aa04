import { useQuery } from '@foyer/shared/query';
import { hotelQuery } from '@foyer/shared/runtime';
import type { ComponentProps } from 'react';
import { useTakeover } from '../frames/takeover.ts';
import { clockTime } from '../hotel/hotel-time.ts';
import { text } from './arrival-text.ts';
import { TimeField } from './time-field.tsx';

/** `15:00`, or a few words; a record may hold anything. */
const LONGEST = 20;
const EMPTY_LINE = '\u00a0';

/** When the guest arrives, with the time from which the hotel's rooms are ready, on this device's clock. */
export function ArrivalTimeField<Name extends string>(
  field: Omit<ComponentProps<typeof TimeField<Name>>, 'hint'>,
) {
  const { data: hotel } = useQuery(hotelQuery());
  const ready = clockTime(hotel?.check_in_time);
  const known = ready !== undefined && ready.length <= LONGEST;
  const words = known ? text.from(ready) : text.hotelTime;
  return <TimeField {...field} hint={useTakeover() ? EMPTY_LINE : words} />;
}
