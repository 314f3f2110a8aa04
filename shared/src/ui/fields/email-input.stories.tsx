import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { useExampleField } from '../../testing/examples/use-example-field.ts';
import { EmailInput } from './email-input.tsx';

const meta = {
  title: 'Fields/EmailInput',
  component: EmailInput,
  args: { id: 'email', label: 'E-mail', value: '' },
  render: (args) => <EmailInput {...args} {...useExampleField(args.value)} />,
  parameters: {
    accessibility: [
      'The label is the name. Hint, note and error are its description.',
      'Role alert: the error is announced when it appears, and `aria-invalid` marks the input.',
      'A phone shows its keyboard for e-mail addresses; the browser offers the guest’s own.',
    ],
  },
} satisfies Meta<typeof EmailInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: 'guest@grand-plaza.test' } };
export const WithError: Story = { args: { error: 'Enter a valid e-mail address.' } };
