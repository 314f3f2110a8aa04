import { settingsOf } from '@foyer/shared/hotel/record';
import { useQuery } from '@foyer/shared/query';
import { hotelQuery, PageNotAvailable, queryClient } from '@foyer/shared/runtime';
import { FormPage } from '../layout/form-page.tsx';
import { text } from '../text.ts';
import { checklistQuery } from './checklist-query.ts';
import { PreArrivalForm } from './pre-arrival-form.tsx';

/** Starts the checklist and does not wait for it. */
export function loader() {
  void queryClient.prefetchQuery(checklistQuery());
  return null;
}

/** dashboard/hotel/pre-arrival, where the hotel allows it. */
export function Component() {
  const { data: hotel } = useQuery(hotelQuery());
  const settings = settingsOf(hotel);
  if (hotel && !settings?.allow_pre_arrival) throw new PageNotAvailable();
  return (
    <FormPage
      title={text.preArrival.title}
      subtitle={text.preArrival.subtitle}
      image={settings?.pre_arrival_image}
    >
      <PreArrivalForm />
    </FormPage>
  );
}
