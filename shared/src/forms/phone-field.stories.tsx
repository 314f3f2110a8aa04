import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { requiredText } from '../contracts/provider/fields.ts';
import {
  EXAMPLE_FORM,
  EXAMPLE_FORM_CONTROLS,
  useExampleForm,
} from '../testing/examples/use-example-form.ts';
import { PhoneField } from './phone-field.tsx';

const PHONE = requiredText('Enter your phone number.');

const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: { ...EXAMPLE_FORM, label: 'Phone' },
  argTypes: EXAMPLE_FORM_CONTROLS,
  render: (args) => <PhoneField {...args} {...useExampleForm('', PHONE)} />,
  parameters: {
    docs: {
      description: {
        component:
          'Connects a `PhoneInput` to a form, which holds E.164. ' +
          'It takes the other props of `PhoneInput`. ' +
          'Leave it empty: it shows the message of the schema.',
      },
    },
    accessibility: [
      'The label is the name of the number; the button’s name is the country and its dial code.',
      'The form holds E.164, such as `+447700900123`.',
      'A submission moves the focus to the first invalid field of the form.',
    ],
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = {
  render: (args) => <PhoneField {...args} {...useExampleForm('+447700900123', PHONE)} />,
};
