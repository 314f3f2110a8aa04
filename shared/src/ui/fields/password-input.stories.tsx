import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { useExampleField } from '../../testing/examples/use-example-field.ts';
import { PasswordInput } from './password-input.tsx';

const meta = {
  title: 'Fields/PasswordInput',
  component: PasswordInput,
  args: { id: 'password', label: 'Password', value: '' },
  render: (args) => <PasswordInput {...args} {...useExampleField(args.value)} />,
  parameters: {
    accessibility: [
      'The label is the name. Hint, note and error are its description.',
      'Role alert: the error is announced when it appears, and `aria-invalid` marks the input.',
      'The button’s name says what it does: “Show password” or “Hide password”.',
      'Pasting and password managers work.',
    ],
  },
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: 'Welcome123' } };
export const WithHint: Story = { args: { hint: 'At least eight characters.' } };
export const WithError: Story = { args: { error: 'Enter a password.' } };
