import { errorMessageOf } from '@foyer/shared/api/error.ts';
import { QueryPayload } from '@foyer/shared/contracts/provider/requests.ts';
import { EmailField } from '@foyer/shared/forms/email-field.tsx';
import { Form } from '@foyer/shared/forms/form.tsx';
import { TextAreaField } from '@foyer/shared/forms/text-area-field.tsx';
import { TextField } from '@foyer/shared/forms/text-field.tsx';
import { useForm } from '@foyer/shared/forms/use-form.ts';
import { toasts, useSession } from '@foyer/shared/runtime';
import { formText } from './sample-topic-form-text.ts';
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
      toasts.success(formText.sent);
    },
    onFailure: (error) => toasts.error(errorMessageOf(error, formText.failed)),
  });
  return (
    <Form form={form} labels={formText}>
      <TextField form={form} name="name" label={formText.name} autoComplete="name" />
      <EmailField form={form} name="email" label={formText.email} />
      <TextField
        form={form}
        name="phone"
        label={formText.phone}
        note={formText.digits}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
      />
      <TextAreaField form={form} name="message" label={formText.message} />
    </Form>
  );
}
