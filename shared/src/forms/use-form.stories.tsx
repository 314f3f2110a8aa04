import * as z from '@foyer/shared/schema';
import { useId, useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ApiError } from '../api/error.ts';
import { requiredText } from '../contracts/provider/fields.ts';
import { Form } from './form.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';
import { useFieldValues } from './use-field.tsx';
import { useForm } from './use-form.ts';
import { useRecordForm } from './use-record-form.ts';

const Payload = z.object({
  name: requiredText('Enter your name.'),
  message: requiredText('Write a message.'),
});
const EMPTY = { name: '', message: '' };
const LABELS = { submit: 'Send', busy: 'Sending…' };

type Call = () => Promise<void>;

const after = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

async function refuse() {
  await after(800);
  throw new ApiError('http', { status: 422, fields: { message: ['We need more than one word.'] } });
}

async function lose() {
  await after(800);
  throw new ApiError('network');
}

/** `call` stands for the call of the provider, which the catalogue does not have. */
function Contact({ call }: { call: Call }) {
  const [sent, setSent] = useState('');
  const form = useForm({
    name: useId(),
    schema: Payload,
    defaults: EMPTY,
    mutation: { mutationFn: call },
    onSuccess: (_, { name }) => setSent(`Sent by ${name}.`),
    onFailure: () => undefined,
  });
  return (
    <Form form={form} labels={LABELS} foot={sent && <p role="status">{sent}</p>}>
      <TextField form={form} name="name" label="Name" />
      <TextAreaField form={form} name="message" label="Message" />
    </Form>
  );
}

const meta = {
  title: 'Hooks/useForm',
  parameters: {
    shows: [useForm, useRecordForm, useFieldValues],
    docs: {
      description: {
        component:
          'Manages a form for one payload: validation by its schema, draft, idempotency key and submission.',
      },
    },
    accessibility: [
      'A submission moves the focus to the first invalid field, whose message is announced.',
      'An error appears after the press that leaves a field, so no button moves under a finger.',
    ],
  },
} satisfies Meta;

export default meta;

/** Send it empty, then filled in. */
export const Default: StoryObj = {
  render: () => <Contact call={() => after(800)} />,
  parameters: {
    docs: {
      source: {
        code: `const form = useForm({
  name: 'contact',
  schema: z.object({
    name: requiredText('Enter your name.'),
    message: requiredText('Write a message.'),
  }),
  defaults: { name: '', message: '' },
  mutation: { mutationFn: ({ payload, key }) => send(payload, key) },
  onSuccess: () => navigate(next),
  onFailure: (error) => toasts.error(errorMessageOf(error, text.failed)),
});

<Form form={form} labels={{ submit: 'Send', busy: 'Sending…' }}>
  <TextField form={form} name="name" label="Name" />
  <TextAreaField form={form} name="message" label="Message" />
</Form>`,
      },
    },
  },
};

/** The provider's message of a 422 stays until its field changes. */
export const Refused: StoryObj = { render: () => <Contact call={refuse} /> };

/** The button says Retry without a response: the same content has the same idempotency key. */
export const LostResponse: StoryObj = { render: () => <Contact call={lose} /> };

/** The guest leaves the form after a success; toasts show the outcome. */
export const UseRecordForm: StoryObj = {
  name: 'useRecordForm',
  render: function Render() {
    const [hasLeft, setLeft] = useState(false);
    const texts = { success: 'Your message is with the hotel.', failed: 'It was not sent.' };
    const form = useRecordForm(texts, () => setLeft(true), {
      name: useId(),
      schema: Payload,
      defaults: EMPTY,
      mutation: { mutationFn: () => after(800) },
    });
    if (hasLeft) return <p>The guest is on the next screen.</p>;
    return (
      <Form form={form} labels={LABELS}>
        <TextField form={form} name="name" label="Name" />
        <TextAreaField form={form} name="message" label="Message" />
      </Form>
    );
  },
};

/** Rerenders only the calling component when these fields change. */
export const UseFieldValues: StoryObj = {
  name: 'useFieldValues',
  render: function Render() {
    const form = useForm({
      name: useId(),
      schema: Payload,
      defaults: EMPTY,
      mutation: { mutationFn: () => after(800) },
      onSuccess: () => undefined,
      onFailure: () => undefined,
    });
    const [message = ''] = useFieldValues(form, ['message']);
    return (
      <Form form={form} labels={LABELS}>
        <TextField form={form} name="name" label="Name" />
        <TextAreaField
          form={form}
          name="message"
          label="Message"
          note={`${message.length} of 500`}
        />
      </Form>
    );
  },
};
