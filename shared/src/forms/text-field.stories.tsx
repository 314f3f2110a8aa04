import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { requiredText } from '../contracts/provider/fields.ts';
import {
  EXAMPLE_FORM,
  EXAMPLE_FORM_CONTROLS,
  useExampleForm,
} from '../testing/examples/use-example-form.ts';
import { TextField } from './text-field.tsx';

const NAME = requiredText('Enter your name.');

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { ...EXAMPLE_FORM, label: 'Name' },
  argTypes: EXAMPLE_FORM_CONTROLS,
  render: (args) => <TextField {...args} {...useExampleForm('', NAME)} />,
  parameters: {
    docs: {
      description: {
        component:
          'Connects a `TextInput` to a form. ' +
          'It takes the other props of `TextInput`. ' +
          'Leave it empty: it shows the message of the schema.',
      },
    },
    accessibility: [
      'It is a `TextInput`: the label is its name, hint, note and error are its description.',
      'The error appears when the guest leaves the field, after the press that moved the focus.',
      'A submission moves the focus to the first invalid field of the form.',
    ],
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = {
  render: (args) => <TextField {...args} {...useExampleForm('Amelia Hart', NAME)} />,
};
