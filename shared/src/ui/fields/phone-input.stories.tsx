import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { useExampleField } from '../../testing/examples/use-example-field.ts';
import { PhoneInput } from './phone-input.tsx';

const meta = {
  title: 'Fields/PhoneInput',
  component: PhoneInput,
  args: { id: 'phone', label: 'Phone', value: '', onChange() {} },
  render: (args) => <PhoneInput {...args} {...useExampleField(args.value)} />,
  parameters: {
    accessibility: [
      'The label is the name of the number; the button’s name is the country and its dial code.',
      'The button opens a dialog with a searchable list.',
      'Role alert: the error is announced when it appears, and `aria-invalid` marks the input.',
      'The number runs from left to right in every language.',
    ],
  },
} satisfies Meta<typeof PhoneInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: '+447700900123' } };
export const OtherCountry: Story = { args: { value: '+4930901820' } };
export const WithHint: Story = {
  args: { note: 'Optional', hint: 'For a message when the room is ready.' },
};
export const WithError: Story = { args: { error: 'Enter a valid phone number.' } };
export const RightToLeft: Story = {
  args: { label: 'الهاتف', value: '+447700900123' },
  globals: { direction: 'rtl' },
};
