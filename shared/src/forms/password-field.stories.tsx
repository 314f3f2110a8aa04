import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { requiredText } from '../contracts/provider/fields.ts';
import {
  EXAMPLE_FORM,
  EXAMPLE_FORM_CONTROLS,
  useExampleForm,
} from '../testing/examples/use-example-form.ts';
import { PasswordField } from './password-field.tsx';

const PASSWORD = requiredText('Enter a password.');

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { ...EXAMPLE_FORM, label: 'Password' },
  argTypes: EXAMPLE_FORM_CONTROLS,
  render: (args) => <PasswordField {...args} {...useExampleForm('', PASSWORD)} />,
  parameters: {
    docs: {
      description: {
        component:
          'Connects a `PasswordInput` to a form, outside the draft. ' +
          'It takes the other props of `PasswordInput`. ' +
          'Leave it empty: it shows the message of the schema.',
      },
    },
    accessibility: [
      'The button’s name says what it does: “Show password” or “Hide password”.',
      'Pasting and password managers work.',
      'The value stays outside the draft: a reload empties the field.',
    ],
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = {
  render: (args) => <PasswordField {...args} {...useExampleForm('Welcome123', PASSWORD)} />,
};
