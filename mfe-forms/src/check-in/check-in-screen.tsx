import { settingsOf } from '@foyer/shared/hotel/record';
import { useQuery } from '@foyer/shared/query';
import { hotelQuery, PageNotAvailable } from '@foyer/shared/runtime';
import { FormPage } from '../layout/form-page.tsx';
import { text } from '../text.ts';
import { CheckInForm } from './check-in-form.tsx';

/** dashboard/hotel/check-in, where the hotel allows it. */
export function Component() {
  const { data: hotel } = useQuery(hotelQuery());
  const settings = settingsOf(hotel);
  if (hotel && !settings?.allow_checkin) throw new PageNotAvailable();
  return (
    <FormPage
      title={text.checkIn.title}
      subtitle={text.checkIn.subtitle}
      image={settings?.checkin_image}
    >
      <CheckInForm />
    </FormPage>
  );
}
