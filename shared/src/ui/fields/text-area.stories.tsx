import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { useExampleField } from '../../testing/examples/use-example-field.ts';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: { id: 'wishes', label: 'Wishes', value: '' },
  render: (args) => <TextArea {...args} {...useExampleField(args.value)} />,
  parameters: {
    accessibility: [
      'The label is the name. Hint, note and error are its description.',
      'Role alert: the error is announced when it appears, and `aria-invalid` marks the input.',
      'The field grows with its text, so nothing scrolls inside it.',
    ],
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = {
  args: { note: 'Optional', hint: 'Anything we can prepare for you.' },
};
export const WithError: Story = { args: { error: 'Write at most 2,000 characters.' } };
export const LongText: Story = { args: { value: 'A quiet room, far from the lift.\n'.repeat(8) } };
