import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { useExampleField } from '../../testing/examples/use-example-field.ts';
import { TimePicker } from './time-picker.tsx';

const meta = {
  title: 'Fields/TimePicker',
  component: TimePicker,
  args: { id: 'time', label: 'Arrival', value: '', onChange() {} },
  render: (args) => <TimePicker {...args} {...useExampleField(args.value)} />,
  parameters: {
    accessibility: [
      'A group: the label is its legend, and each input has its own name.',
      'Arrow up and down change hour and minute; the radio buttons choose AM or PM.',
      'Role alert: the error is announced when it appears, and `aria-invalid` marks the input.',
      'Clear moves the focus to an input of the field.',
    ],
  },
} satisfies Meta<typeof TimePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: '03:05 PM' } };
export const WithNote: Story = { args: { note: 'Optional' } };
export const WithError: Story = { args: { error: 'Choose a time.' } };
export const RightToLeft: Story = { args: { value: '03:05 PM' }, globals: { direction: 'rtl' } };
