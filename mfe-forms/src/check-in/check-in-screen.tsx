import { useTakeover } from '@foyer/shared/frames/takeover';
import { When } from '@foyer/shared/frames/vary';
import { useQuery } from '@foyer/shared/query';
import { hotelQuery, PageNotAvailable, useSlots } from '@foyer/shared/runtime';
import { FormPage } from '../layout/form-page.tsx';
import { text } from '../text.ts';
import { CheckInForm } from './check-in-form.tsx';

/** dashboard/hotel/check-in, where the hotel allows it. */
export function Component() {
  const { data: hotel } = useQuery(hotelQuery());
  const { checkIn, checkInImage } = useSlots();
  const takeover = useTakeover();
  if (hotel && !checkIn) throw new PageNotAvailable();
  return (
    <When holds={!takeover || checkIn}>
      <FormPage title={text.checkIn.title} subtitle={text.checkIn.subtitle} image={checkInImage}>
        <CheckInForm />
      </FormPage>
    </When>
  );
}
