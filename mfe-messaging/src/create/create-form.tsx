import { errorMessageOf } from '@foyer/shared/api/error.ts';
import { ThreadPayload } from '@foyer/shared/contracts/provider/messages.ts';
import { Form } from '@foyer/shared/forms/form.tsx';
import { SendButton } from '@foyer/shared/forms/send-button.tsx';
import { TextAreaField } from '@foyer/shared/forms/text-area-field.tsx';
import { TextField } from '@foyer/shared/forms/text-field.tsx';
import { useDelayedAction } from '@foyer/shared/forms/use-delayed-action.ts';
import { useForm } from '@foyer/shared/forms/use-form.ts';
import { toasts } from '@foyer/shared/runtime';
import { text } from '../text.ts';
import { createMutation } from './create-mutation.ts';
import { useGoBack } from './use-go-back.ts';

/** The time to read the success message before the app leaves the form. */
const REDIRECT_MS = 2000;

/** Renders subject and message; success leads one page back (MSG-09). */
export function CreateForm() {
  const later = useDelayedAction();
  const back = useGoBack();
  const form = useForm({
    name: 'create-message',
    schema: ThreadPayload,
    defaults: { subject: '', message: '' },
    mutation: createMutation(),
    onSuccess() {
      toasts.success(text.create.success);
      return later(() => {
        form.reset();
        back();
      }, REDIRECT_MS);
    },
    onFailure: (error) => toasts.error(errorMessageOf(error, text.create.failed)),
  });
  return (
    <Form {...form.props}>
      <TextField form={form} name="subject" label={text.create.subject} autoComplete="off" />
      <TextAreaField form={form} name="message" label={text.create.message} />
      <SendButton form={form} labels={text.create} />
    </Form>
  );
}
