import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { useExampleField } from '../../testing/examples/use-example-field.ts';
import { DatePicker } from './date-picker.tsx';

const meta = {
  title: 'Fields/DatePicker',
  component: DatePicker,
  args: { id: 'day', label: 'Day', value: '', onChange() {} },
  render: (args) => <DatePicker {...args} {...useExampleField(args.value)} />,
  parameters: {
    accessibility: [
      'The button’s name is the label and the chosen day in words.',
      'It opens a dialog; the calendar there has a focus of its own.',
      'Role alert: the error is announced when it appears, and `aria-invalid` marks the input.',
      'If the calendar’s code does not load, the dialog has the browser’s own date input.',
    ],
  },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: '2026-12-24' } };
export const WithEarliestDay: Story = { args: { value: '2026-12-24', min: () => '2026-12-20' } };
export const WithNote: Story = { args: { note: 'Optional' } };
export const WithError: Story = { args: { error: 'Choose a day.' } };
