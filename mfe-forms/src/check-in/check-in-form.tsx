import { paths } from '@foyer/shared/addresses/paths.ts';
import { errorMessageOf } from '@foyer/shared/api/error.ts';
import type { CheckInPayload } from '@foyer/shared/contracts/provider/requests.ts';
import { ArrivalTimeField } from '@foyer/shared/forms/arrival-time-field.tsx';
import { DateField } from '@foyer/shared/forms/date-field.tsx';
import { Form } from '@foyer/shared/forms/form.tsx';
import { SendButton } from '@foyer/shared/forms/send-button.tsx';
import { useDelayedAction } from '@foyer/shared/forms/use-delayed-action.ts';
import { useForm } from '@foyer/shared/forms/use-form.ts';
import { dayAt } from '@foyer/shared/hotel/hotel-time.ts';
import { useQuery } from '@foyer/shared/query';
import { useNavigate } from '@foyer/shared/router';
import { hotelQuery, hotelSlug, toasts, useSession } from '@foyer/shared/runtime';
import { REDIRECT_MS } from '../data/redirect.ts';
import { requestMutation } from '../data/request-mutation.ts';
import { contactDetailsOf } from '../form/contact-details.ts';
import { ContactFields } from '../form/contact-fields.tsx';
import { FromAccountNote } from '../form/from-account-note.tsx';
import { text } from '../text.ts';
import { arrivalOf } from './arrival.ts';
import { CheckInFields } from './check-in-fields.ts';

/** Renders the check-in form (FORM-02); success leads to the dashboard (FORM-04). */
export function CheckInForm() {
  const navigate = useNavigate();
  const later = useDelayedAction();
  const user = useSession((session) => session.user);
  const { data: hotel } = useQuery(hotelQuery());
  const today = () => dayAt(Date.now(), hotel?.timezone);
  const form = useForm({
    name: 'check-in',
    schema: CheckInFields,
    defaults: { ...contactDetailsOf(user), ...arrivalOf(user, today()) },
    extraPayload: () => ({ type: 'checkin' as const }),
    mutation: requestMutation<CheckInPayload>(),
    onSuccess() {
      toasts.success(text.checkIn.success);
      return later(() => {
        form.reset();
        return navigate(paths.dashboard(hotelSlug));
      }, REDIRECT_MS);
    },
    onFailure: (error) => toasts.error(errorMessageOf(error, text.checkIn.failed)),
  });
  return (
    <Form {...form.props}>
      <ContactFields form={form} />
      <DateField form={form} name="check_in" label={text.checkIn.date} min={today} />
      <ArrivalTimeField
        form={form}
        name="check_in_time"
        label={text.checkIn.time}
        note={text.optional}
      />
      <SendButton form={form} labels={text.checkIn} />
      <FromAccountNote form={form} />
    </Form>
  );
}
