import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { requiredText } from '../contracts/provider/fields.ts';
import {
  EXAMPLE_FORM,
  EXAMPLE_FORM_CONTROLS,
  useExampleForm,
} from '../testing/examples/use-example-form.ts';
import { TextAreaField } from './text-area-field.tsx';

const MESSAGE = requiredText('Write a message.');

const meta = {
  title: 'Forms/TextAreaField',
  component: TextAreaField,
  args: { ...EXAMPLE_FORM, label: 'Message' },
  argTypes: EXAMPLE_FORM_CONTROLS,
  render: (args) => <TextAreaField {...args} {...useExampleForm('', MESSAGE)} />,
  parameters: {
    docs: {
      description: {
        component:
          'Connects a `TextArea` to a form. ' +
          'It takes the other props of `TextArea`. ' +
          'Leave it empty: it shows the message of the schema.',
      },
    },
    accessibility: [
      'It is a `TextArea`, which grows with its text.',
      'The label is the name. Hint, note and error are its description.',
      'A submission moves the focus to the first invalid field of the form.',
    ],
  },
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = {
  render: (args) => (
    <TextAreaField {...args} {...useExampleForm('Two pillows, please.\nAnd a kettle.', MESSAGE)} />
  ),
};
