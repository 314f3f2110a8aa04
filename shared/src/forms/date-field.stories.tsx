import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import {
  EXAMPLE_FORM,
  EXAMPLE_FORM_CONTROLS,
  useExampleForm,
} from '../testing/examples/use-example-form.ts';
import { DateField } from './date-field.tsx';

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  args: { ...EXAMPLE_FORM, label: 'Arrival' },
  argTypes: EXAMPLE_FORM_CONTROLS,
  render: (args) => <DateField {...args} {...useExampleForm('')} />,
  parameters: {
    accessibility: [
      'The button’s name is the label and the chosen day in words.',
      'Days before today at the hotel are disabled; set `min` for another first day.',
      'A submission moves the focus to the first invalid field of the form.',
    ],
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = {
  render: (args) => <DateField {...args} {...useExampleForm('2030-12-24')} />,
};
