import { useTakeover } from '@foyer/shared/frames/takeover';
import { When } from '@foyer/shared/frames/vary';
import { useQuery } from '@foyer/shared/query';
import { hotelQuery, PageNotAvailable, queryClient, useSlots } from '@foyer/shared/runtime';
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
  const { preArrival, preArrivalImage } = useSlots();
  const takeover = useTakeover();
  if (hotel && !preArrival) throw new PageNotAvailable();
  return (
    <When holds={!takeover || preArrival}>
      <FormPage
        title={text.preArrival.title}
        subtitle={text.preArrival.subtitle}
        image={preArrivalImage}
      >
        <PreArrivalForm />
      </FormPage>
    </When>
  );
}
