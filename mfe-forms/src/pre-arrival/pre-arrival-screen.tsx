import { useQuery } from '@foyer/shared/query';
import {
  hotelQuery,
  PageNotAvailable,
  queryClient,
  useTemplateVariables,
} from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { FormPage } from '../form/form-page.tsx';
import { text } from '../text.ts';
import { checklistQuery } from './checklist-query.ts';
import { PreArrivalForm } from './pre-arrival-form.tsx';

/** Prefetches the checklist without waiting for it. */
export function loader() {
  void queryClient.prefetchQuery(checklistQuery());
  return null;
}

/** Renders dashboard/hotel/pre-arrival, if the hotel allows it. */
export function Component() {
  const { data: hotel } = useQuery(hotelQuery());
  const { preArrival, preArrivalImage } = useTemplateVariables();
  const isHydrating = useHydration();
  if (hotel && !preArrival) throw new PageNotAvailable();
  return (
    <If condition={!isHydrating || preArrival}>
      <FormPage
        title={text.preArrival.title}
        subtitle={text.preArrival.subtitle}
        image={preArrivalImage}
      >
        <PreArrivalForm />
      </FormPage>
    </If>
  );
}
