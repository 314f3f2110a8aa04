import { errorMessageOf } from '@foyer/shared/api/error.ts';
import { QueryPayload } from '@foyer/shared/contracts/provider/requests.ts';
import { EmailField } from '@foyer/shared/forms/email-field.tsx';
import { Form } from '@foyer/shared/forms/form.tsx';
import { TextAreaField } from '@foyer/shared/forms/text-area-field.tsx';
import { TextField } from '@foyer/shared/forms/text-field.tsx';
import { useForm } from '@foyer/shared/forms/use-form.ts';
import { toasts, useSession } from '@foyer/shared/runtime';
import { text } from '../text.ts';
import { sampleTopicMutation } from './sample-topic-mutation.ts';

/** A form for a message from the signed-in guest to the hotel. */
export function SampleTopicForm() {
  const user = useSession((session) => session.user);
  const form = useForm({
    name: 'sample-topic',
    schema: QueryPayload,
    defaults: {
      name: user?.name ?? '',
      email: user?.email ?? '',
      phone: (user?.phone ?? '').replaceAll(/\D/g, ''),
      message: '',
    },
    extraPayload: () => ({ type: 'sample-topic', category_id: null }),
    mutation: sampleTopicMutation(),
    onSuccess() {
      form.reset();
      toasts.success(text.form.sent);
    },
    onFailure: (error) => toasts.error(errorMessageOf(error, text.form.failed)),
  });
  return (
    <Form form={form} labels={text.form}>
      <TextField form={form} name="name" label={text.form.name} autoComplete="name" />
      <EmailField form={form} name="email" label={text.form.email} />
      <TextField
        form={form}
        name="phone"
        label={text.form.phone}
        note={text.form.digits}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
      />
      <TextAreaField form={form} name="message" label={text.form.message} />
    </Form>
  );
}
