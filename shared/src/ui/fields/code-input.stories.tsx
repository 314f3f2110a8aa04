import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { useExampleField } from '../../testing/examples/use-example-field.ts';
import { CodeInput } from './code-input.tsx';

const meta = {
  title: 'Fields/CodeInput',
  component: CodeInput,
  args: { label: 'Code', length: 6, value: '', onChange() {} },
  render: (args) => <CodeInput {...args} {...useExampleField(args.value)} />,
  parameters: {
    accessibility: [
      'One input with the label as its name; the boxes are hidden from a screen reader.',
      'Paste and the autofill of one-time codes work.',
      'The error only marks the input: show its message on the screen.',
      'The digits run from left to right in every language.',
    ],
  },
} satisfies Meta<typeof CodeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Started: Story = { args: { value: '417' } };
export const Filled: Story = { args: { value: '417290' } };
export const WithError: Story = { args: { value: '417290', error: 'Wrong code' } };
