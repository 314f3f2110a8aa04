import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import {
  EXAMPLE_FORM,
  EXAMPLE_FORM_CONTROLS,
  useExampleForm,
} from '../testing/examples/use-example-form.ts';
import { ArrivalTimeField } from './arrival-time-field.tsx';

const meta = {
  title: 'Forms/ArrivalTimeField',
  component: ArrivalTimeField,
  args: { ...EXAMPLE_FORM, label: 'Arrival time' },
  argTypes: EXAMPLE_FORM_CONTROLS,
  render: (args) => <ArrivalTimeField {...args} {...useExampleForm('')} />,
  parameters: {
    accessibility: [
      'A `TimeField`: the label is its legend, and the hotel’s check-in time is its description.',
      'The hint has its line before hydration too, so nothing moves.',
    ],
  },
} satisfies Meta<typeof ArrivalTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The hint is the check-in time of the hotel’s record, in the format of the language. */
export const Default: Story = {};
export const Filled: Story = {
  render: (args) => <ArrivalTimeField {...args} {...useExampleForm('03:05 PM')} />,
};
