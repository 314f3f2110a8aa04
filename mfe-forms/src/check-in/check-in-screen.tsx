import { paths } from '@foyer/shared/addresses/paths.ts';
import type { GuestRequest } from '@foyer/shared/contracts/provider/requests.ts';
import { ArrivalTimeField } from '@foyer/shared/forms/arrival-time-field.tsx';
import { DateField } from '@foyer/shared/forms/date-field.tsx';
import { useRecordForm } from '@foyer/shared/forms/use-record-form.ts';
import { dayAt } from '@foyer/shared/hotel/hotel-time.ts';
import { useNavigate } from '@foyer/shared/router';
import { hotelSlug, useHotel, useSession } from '@foyer/shared/runtime';
import { prefetchRequests } from '../data/requests-query.ts';
import { ContactForm, useContactDetails } from '../form/contact-form.tsx';
import { IfAvailable } from '../form/if-available.tsx';
import { RequestPage } from '../sent-request/request-page.tsx';
import { useSendAgain } from '../sent-request/use-send-again.tsx';
import { text } from '../text.ts';
import { arrivalOf, sentArrival } from './arrival.ts';
import { CheckInFields } from './check-in-fields.ts';

/** Prefetches the guest's requests without waiting for them. */
export function loader() {
  prefetchRequests();
  return null;
}

/** Renders dashboard/hotel/check-in, if the hotel allows it. */
export function Component() {
  const { allow_checkin, checkin_image } = useHotel();
  return (
    <IfAvailable condition={allow_checkin}>
      <RequestPage
        kind="checkin"
        title={text.checkIn.title}
        subtitle={text.checkIn.subtitle}
        image={checkin_image}
      >
        {(sent) => <CheckInForm sent={sent} />}
      </RequestPage>
    </IfAvailable>
  );
}

/** Renders the check-in form (FORM-02); success leads to the dashboard (FORM-04). */
function CheckInForm({ sent }: { sent: GuestRequest | undefined }) {
  const navigate = useNavigate();
  const user = useSession((session) => session.user);
  const { timezone } = useHotel();
  const { question, ...sending } = useSendAgain('checkin');
  const arrival = sent ? sentArrival(sent) : user;
  const leave = () => navigate(paths.dashboard(hotelSlug));
  const form = useRecordForm(text.checkIn, leave, {
    name: 'check-in',
    schema: CheckInFields,
    defaults: { ...useContactDetails(), ...arrivalOf(arrival, dayAt(Date.now(), timezone)) },
    extraPayload: () => ({ type: 'checkin' as const }),
    ...sending,
  });

  return (
    <ContactForm form={form} labels={text.checkIn} dialog={question}>
      <DateField form={form} name="check_in" label={text.checkIn.date} />
      <ArrivalTimeField
        form={form}
        name="check_in_time"
        label={text.checkIn.time}
        note={text.optional}
      />
    </ContactForm>
  );
}
