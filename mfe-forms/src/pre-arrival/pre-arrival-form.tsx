import { paths } from '@foyer/shared/addresses/paths';
import { messageOf } from '@foyer/shared/api/error';
import { PreArrivalPayload } from '@foyer/shared/contracts/requests';
import { Form } from '@foyer/shared/forms/form';
import { SendButton } from '@foyer/shared/forms/send-button';
import { TextAreaField } from '@foyer/shared/forms/text-area-field';
import { TextField } from '@foyer/shared/forms/text-field';
import { useForm } from '@foyer/shared/forms/use-form';
import { useLater } from '@foyer/shared/forms/use-later';
import { useNavigate } from '@foyer/shared/router';
import { hotelSlug, toasts, useSession } from '@foyer/shared/runtime';
import { askerOf } from '../asker/account.ts';
import { AskerFields } from '../asker/asker-fields.tsx';
import { FromAccount } from '../asker/from-account.tsx';
import { REDIRECT_MS } from '../data/redirect.ts';
import { requestMutation } from '../data/request-mutation.ts';
import { text } from '../text.ts';
import { WantedItems } from './wanted-items.tsx';

const NOTHING_CHOSEN: readonly number[] = [];

/** What should be ready on arrival (FORM-06); the answer leads to the dashboard (FORM-08). */
export function PreArrivalForm() {
  const navigate = useNavigate();
  const later = useLater();
  const user = useSession((session) => session.user);
  const form = useForm({
    name: 'pre-arrival',
    schema: PreArrivalPayload,
    defaults: {
      ...askerOf(user),
      reservation_number: '',
      check_list_items: NOTHING_CHOSEN,
      special_requests: '',
    },
    beside: () => ({ type: 'pre-arrival' as const }),
    mutation: requestMutation<PreArrivalPayload>(),
    onSuccess() {
      toasts.success(text.preArrival.success);
      return later(() => {
        form.reset();
        return navigate(paths.dashboard(hotelSlug));
      }, REDIRECT_MS);
    },
    onFailure: (error) => toasts.error(messageOf(error, text.preArrival.failed)),
  });
  return (
    <Form {...form.props}>
      <AskerFields form={form} />
      <TextField
        form={form}
        name="reservation_number"
        label={text.preArrival.reservation}
        hint={text.preArrival.reservationHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <WantedItems form={form} />
      <TextAreaField
        form={form}
        name="special_requests"
        label={text.preArrival.special}
        note={text.optional}
        placeholder={text.preArrival.specialPlaceholder}
      />
      <SendButton form={form} words={text.preArrival} />
      <FromAccount form={form} />
    </Form>
  );
}
