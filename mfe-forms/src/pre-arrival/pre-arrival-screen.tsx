import { paths } from '@foyer/shared/addresses/paths.ts';
import { type GuestRequest, PreArrivalPayload } from '@foyer/shared/contracts/provider/requests.ts';
import { TextAreaField } from '@foyer/shared/forms/text-area-field.tsx';
import { TextField } from '@foyer/shared/forms/text-field.tsx';
import { useRecordForm } from '@foyer/shared/forms/use-record-form.ts';
import { useNavigate } from '@foyer/shared/router';
import { hotelSlug, queryClient, useHotel } from '@foyer/shared/runtime';
import { prefetchRequests } from '../data/requests-query.ts';
import { ContactForm, useContactDetails } from '../form/contact-form.tsx';
import { IfAvailable } from '../form/if-available.tsx';
import { RequestPage } from '../sent-request/request-page.tsx';
import { useSendAgain } from '../sent-request/use-send-again.tsx';
import { text } from '../text.ts';
import { checklistQuery, PreArrivalChecklist } from './pre-arrival-checklist.tsx';

/** Prefetches the checklist and the guest's requests without waiting for them. */
export function loader() {
  void queryClient.prefetchQuery(checklistQuery());
  prefetchRequests();
  return null;
}

/** Renders dashboard/hotel/pre-arrival, if the hotel allows it. */
export function Component() {
  const { allow_pre_arrival, pre_arrival_image } = useHotel();
  return (
    <IfAvailable condition={allow_pre_arrival}>
      <RequestPage
        kind="pre-arrival"
        title={text.preArrival.title}
        subtitle={text.preArrival.subtitle}
        image={pre_arrival_image}
      >
        {(sent) => <PreArrivalForm sent={sent} />}
      </RequestPage>
    </IfAvailable>
  );
}

const NOTHING_CHOSEN: readonly number[] = [];

/** Renders the pre-arrival form (FORM-06); success leads to the dashboard (FORM-08). */
function PreArrivalForm({ sent }: { sent: GuestRequest | undefined }) {
  const { question, ...sending } = useSendAgain('pre-arrival');
  const navigate = useNavigate();
  const leave = () => navigate(paths.dashboard(hotelSlug));
  const form = useRecordForm(text.preArrival, leave, {
    name: 'pre-arrival',
    schema: PreArrivalPayload,
    defaults: {
      ...useContactDetails(),
      reservation_number: sent?.reservation_number ?? '',
      check_list_items: sent?.check_list_items?.map(({ id }) => id) ?? NOTHING_CHOSEN,
      special_requests: sent?.special_requests ?? '',
    },
    extraPayload: () => ({ type: 'pre-arrival' as const }),
    ...sending,
  });

  return (
    <ContactForm form={form} labels={text.preArrival} dialog={question}>
      <TextField
        form={form}
        name="reservation_number"
        label={text.preArrival.reservation}
        hint={text.preArrival.reservationHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <PreArrivalChecklist form={form} />
      <TextAreaField
        form={form}
        name="special_requests"
        label={text.preArrival.special}
        note={text.optional}
        placeholder={text.preArrival.specialPlaceholder}
      />
    </ContactForm>
  );
}
