import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { useExampleField } from '../../testing/examples/use-example-field.ts';
import { TextInput } from './text-input.tsx';

const meta = {
  title: 'Fields/TextInput',
  component: TextInput,
  args: { id: 'name', label: 'Name', value: '' },
  render: (args) => <TextInput {...args} {...useExampleField(args.value)} />,
  parameters: {
    accessibility: [
      'The label is the name. Hint, note and error are its description.',
      'Role alert: the error is announced when it appears, and `aria-invalid` marks the input.',
      'Text that the guest types keeps its own reading direction.',
    ],
  },
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: 'Amelia Hart' } };
export const WithHint: Story = { args: { hint: 'As in your passport.' } };
export const WithNote: Story = { args: { note: 'Optional' } };
export const WithError: Story = { args: { error: 'Enter your name.' } };
export const LongText: Story = {
  args: {
    label: 'The name under which the table was booked, if it is not yours',
    value: 'Amelia Hart and a party of six from Regent Square',
    hint: 'The desk calls this name when the table is ready, so write it as you would say it.',
  },
};
export const RightToLeft: Story = {
  args: { label: 'الاسم', value: 'أميليا', note: 'اختياري' },
  globals: { direction: 'rtl' },
};
