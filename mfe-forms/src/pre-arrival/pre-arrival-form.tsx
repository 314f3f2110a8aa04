import { paths } from '@foyer/shared/addresses/paths.ts';
import { errorMessageOf } from '@foyer/shared/api/error.ts';
import { PreArrivalPayload } from '@foyer/shared/contracts/provider/requests.ts';
import { Form } from '@foyer/shared/forms/form.tsx';
import { SendButton } from '@foyer/shared/forms/send-button.tsx';
import { TextAreaField } from '@foyer/shared/forms/text-area-field.tsx';
import { TextField } from '@foyer/shared/forms/text-field.tsx';
import { useDelayedAction } from '@foyer/shared/forms/use-delayed-action.ts';
import { useForm } from '@foyer/shared/forms/use-form.ts';
import { useNavigate } from '@foyer/shared/router';
import { hotelSlug, toasts, useSession } from '@foyer/shared/runtime';
import { REDIRECT_MS } from '../data/redirect.ts';
import { requestMutation } from '../data/request-mutation.ts';
import { contactDetailsOf } from '../form/contact-details.ts';
import { ContactFields } from '../form/contact-fields.tsx';
import { FromAccountNote } from '../form/from-account-note.tsx';
import { text } from '../text.ts';
import { PreArrivalChecklist } from './pre-arrival-checklist.tsx';

const NOTHING_CHOSEN: readonly number[] = [];

/** Renders the pre-arrival form (FORM-06); success leads to the dashboard (FORM-08). */
export function PreArrivalForm() {
  const navigate = useNavigate();
  const later = useDelayedAction();
  const user = useSession((session) => session.user);
  const form = useForm({
    name: 'pre-arrival',
    schema: PreArrivalPayload,
    defaults: {
      ...contactDetailsOf(user),
      reservation_number: '',
      check_list_items: NOTHING_CHOSEN,
      special_requests: '',
    },
    extraPayload: () => ({ type: 'pre-arrival' as const }),
    mutation: requestMutation<PreArrivalPayload>(),
    onSuccess() {
      toasts.success(text.preArrival.success);
      return later(() => {
        form.reset();
        return navigate(paths.dashboard(hotelSlug));
      }, REDIRECT_MS);
    },
    onFailure: (error) => toasts.error(errorMessageOf(error, text.preArrival.failed)),
  });
  return (
    <Form {...form.props}>
      <ContactFields form={form} />
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
      <SendButton form={form} labels={text.preArrival} />
      <FromAccountNote form={form} />
    </Form>
  );
}
