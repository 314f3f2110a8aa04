import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import {
  EXAMPLE_FORM,
  EXAMPLE_FORM_CONTROLS,
  useExampleForm,
} from '../testing/examples/use-example-form.ts';
import { TimeField } from './time-field.tsx';

const meta = {
  title: 'Forms/TimeField',
  component: TimeField,
  args: { ...EXAMPLE_FORM, label: 'Arrival' },
  argTypes: EXAMPLE_FORM_CONTROLS,
  render: (args) => <TimeField {...args} {...useExampleForm('')} />,
  parameters: {
    docs: {
      description: {
        component:
          'Connects a `TimePicker` to a form, which holds `03:05 PM` or an empty text. ' +
          'It takes the other props of `TimePicker`.',
      },
    },
    accessibility: [
      'A group: the label is its legend, and each input has its own name.',
      'The form holds `03:05 PM`, or an empty text.',
      'A submission moves the focus to the first invalid field of the form.',
    ],
  },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = {
  render: (args) => <TimeField {...args} {...useExampleForm('03:05 PM')} />,
};
