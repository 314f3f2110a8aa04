import { useQuery } from '@foyer/shared/query';
import { hotelQuery, PageNotAvailable, useTemplateVariables } from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { FormPage } from '../form/form-page.tsx';
import { text } from '../text.ts';
import { CheckInForm } from './check-in-form.tsx';

/** Renders dashboard/hotel/check-in, if the hotel allows it. */
export function Component() {
  const { data: hotel } = useQuery(hotelQuery());
  const { checkIn, checkInImage } = useTemplateVariables();
  const isHydrating = useHydration();
  if (hotel && !checkIn) throw new PageNotAvailable();
  return (
    <If condition={!isHydrating || checkIn}>
      <FormPage title={text.checkIn.title} subtitle={text.checkIn.subtitle} image={checkInImage}>
        <CheckInForm />
      </FormPage>
    </If>
  );
}
