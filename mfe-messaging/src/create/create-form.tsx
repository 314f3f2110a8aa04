import { messageOf } from '@foyer/shared/api/error';
import { ThreadPayload } from '@foyer/shared/contracts/messages';
import { Form } from '@foyer/shared/forms/form';
import { SendButton } from '@foyer/shared/forms/send-button';
import { TextAreaField } from '@foyer/shared/forms/text-area-field';
import { TextField } from '@foyer/shared/forms/text-field';
import { useForm } from '@foyer/shared/forms/use-form';
import { useLater } from '@foyer/shared/forms/use-later';
import { toasts } from '@foyer/shared/runtime';
import { text } from '../text.ts';
import { createMutation } from './create-mutation.ts';
import { useBack } from './use-back.ts';

/** How long the success is read before the form is left. */
const BACK_MS = 2000;

/** Subject and message; the answer leads one page back (MSG-09). */
export function CreateForm() {
  const later = useLater();
  const back = useBack();
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
      }, BACK_MS);
    },
    onFailure: (error) => toasts.error(messageOf(error, text.create.failed)),
  });
  return (
    <Form {...form.props}>
      <TextField form={form} name="subject" label={text.create.subject} autoComplete="off" />
      <TextAreaField form={form} name="message" label={text.create.message} />
      <SendButton form={form} words={text.create} />
    </Form>
  );
}
