import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { requiredText } from '../contracts/provider/fields.ts';
import { useExampleForm } from '../testing/examples/use-example-form.ts';
import { Form } from './form.tsx';
import { TextAreaField } from './text-area-field.tsx';

const MESSAGE = requiredText('Write a message.');

/** The state of a form that the guest has not sent. */
const AT_REST = {
  props: {
    ref: { current: null },
    onSubmit: (event: { preventDefault(): void }) => event.preventDefault(),
  },
  busy: false,
  cooldown: { waiting: false, notice: undefined, start() {} },
  unconfirmed: false,
};

const meta = {
  title: 'Forms/Form',
  component: Form,
  args: { form: AT_REST, labels: { submit: 'Send', busy: 'Sending…' }, children: null },
  argTypes: { form: { control: false }, children: { control: false } },
  render: ({ children: _, ...args }) => (
    <Form {...args}>
      <TextAreaField {...useExampleForm('Two pillows, please.')} label="Message" />
    </Form>
  ),
  parameters: {
    accessibility: [
      'Enter in a field of one line sends the form. Validation messages are the app’s own.',
      'While it is sent the button has `aria-busy` and keeps the focus.',
      'The notice after a lost response has role status: it is announced, and scrolled into view.',
    ],
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `useForm` gives the state. Send it empty: the focus moves to the field with its message. */
export const Default: Story = {
  render({ children: _, ...args }) {
    const field = useExampleForm('', MESSAGE);
    return (
      <Form {...args} form={field.form}>
        <TextAreaField {...field} label="Message" />
      </Form>
    );
  },
};
export const Busy: Story = { args: { form: { ...AT_REST, busy: true } } };

/** Retry sends the same content with the same idempotency key. */
export const LostResponse: Story = { args: { form: { ...AT_REST, unconfirmed: true } } };

export const TooManyTries: Story = {
  args: {
    form: {
      ...AT_REST,
      cooldown: {
        waiting: true,
        notice: 'Too many tries. You can try again in 0:24.',
        start() {},
      },
    },
  },
};
export const WithFoot: Story = { args: { foot: <p>The front desk answers within an hour.</p> } };
