import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { EMAIL, requiredFormat } from '../contracts/provider/fields.ts';
import {
  EXAMPLE_FORM,
  EXAMPLE_FORM_CONTROLS,
  useExampleForm,
} from '../testing/examples/use-example-form.ts';
import { EmailField } from './email-field.tsx';

const ADDRESS = requiredFormat(
  'Enter your e-mail address.',
  EMAIL,
  'Enter a valid e-mail address.',
);

const meta = {
  title: 'Forms/EmailField',
  component: EmailField,
  args: { ...EXAMPLE_FORM, label: 'E-mail' },
  argTypes: EXAMPLE_FORM_CONTROLS,
  render: (args) => <EmailField {...args} {...useExampleForm('', ADDRESS)} />,
  parameters: {
    docs: {
      description: {
        component:
          'Connects an `EmailInput` to a form. ' +
          'It takes the other props of `EmailInput`. ' +
          'Type an address without a domain and leave it: it shows the message of the schema.',
      },
    },
    accessibility: [
      'A phone shows its keyboard for e-mail addresses; the browser offers the guest’s own.',
      'The label is the name. Hint, note and error are its description.',
      'A submission moves the focus to the first invalid field of the form.',
    ],
  },
} satisfies Meta<typeof EmailField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = {
  render: (args) => <EmailField {...args} {...useExampleForm('guest@grand-plaza.test', ADDRESS)} />,
};
