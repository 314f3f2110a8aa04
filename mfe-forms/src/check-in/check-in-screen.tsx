import { paths } from '@foyer/shared/addresses/paths.ts';
import { ArrivalTimeField } from '@foyer/shared/forms/arrival-time-field.tsx';
import { DateField } from '@foyer/shared/forms/date-field.tsx';
import { useRecordForm } from '@foyer/shared/forms/use-record-form.ts';
import { dayAt } from '@foyer/shared/hotel/hotel-time.ts';
import { useNavigate } from '@foyer/shared/router';
import { hotelSlug, useHotel, useSession } from '@foyer/shared/runtime';
import { requestMutation } from '../data/request-mutation.ts';
import { ContactForm, useContactDetails } from '../form/contact-form.tsx';
import { FormPage } from '../form/form-page.tsx';
import { IfAvailable } from '../form/if-available.tsx';
import { text } from '../text.ts';
import { arrivalOf } from './arrival.ts';
import { CheckInFields } from './check-in-fields.ts';

/** Renders dashboard/hotel/check-in, if the hotel allows it. */
export function Component() {
  const { allow_checkin, checkin_image } = useHotel();
  return (
    <IfAvailable condition={allow_checkin}>
      <FormPage title={text.checkIn.title} subtitle={text.checkIn.subtitle} image={checkin_image}>
        <CheckInForm />
      </FormPage>
    </IfAvailable>
  );
}

/** Renders the check-in form (FORM-02); success leads to the dashboard (FORM-04). */
function CheckInForm() {
  const navigate = useNavigate();
  const user = useSession((session) => session.user);
  const { timezone } = useHotel();
  const leave = () => navigate(paths.dashboard(hotelSlug));
  const form = useRecordForm(text.checkIn, leave, {
    name: 'check-in',
    schema: CheckInFields,
    defaults: { ...useContactDetails(), ...arrivalOf(user, dayAt(Date.now(), timezone)) },
    extraPayload: () => ({ type: 'checkin' as const }),
    mutation: requestMutation(),
  });

  return (
    <ContactForm form={form} labels={text.checkIn}>
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
