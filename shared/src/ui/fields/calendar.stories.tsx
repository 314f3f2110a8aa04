import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { useExampleField } from '../../testing/examples/use-example-field.ts';
import { Calendar } from './calendar.tsx';

const meta = {
  title: 'Fields/Calendar',
  component: Calendar,
  args: { value: '2026-12-24', min: undefined, onChange() {} },
  render: function Render({ min, ...args }) {
    const { value, onChange } = useExampleField(args.value);
    return <Calendar value={value} min={min} onChange={onChange} />;
  },
  parameters: {
    accessibility: [
      'A grid, whose name is the month. Arrow keys move by a day or a week.',
      'Page Up and Page Down change the month, Home and End move in the week.',
      'A day’s name is its full date, with “today” and “selected”.',
      'It takes the focus when it appears: show it in a dialog.',
    ],
  },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Days before `min` cannot be chosen. */
export const WithEarliestDay: Story = { args: { min: '2026-12-20' } };
