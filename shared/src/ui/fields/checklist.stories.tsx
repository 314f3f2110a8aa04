import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { useExampleField } from '../../testing/examples/use-example-field.ts';
import { Checklist } from './checklist.tsx';

const GROUPS = [
  {
    name: 'In the room',
    children: [
      { id: 1, name: 'A cot beside the bed' },
      { id: 2, name: 'Bedding without feathers' },
      { id: 3, name: 'A kettle and a choice of teas' },
    ],
  },
  { name: 'At the table', children: [{ id: 4, name: 'A high chair' }] },
];

const meta = {
  title: 'Fields/Checklist',
  component: Checklist,
  args: { id: 'list', label: 'What can we prepare?', groups: GROUPS, value: [], onChange() {} },
  render: (args) => <Checklist {...args} {...useExampleField(args.value)} />,
  parameters: {
    accessibility: [
      'A group: the label is its legend.',
      'Each group expands with Enter or Space, each item is a checkbox.',
      'A group’s summary says how many of its items are chosen.',
      'Role alert: the error is announced when it appears, and `aria-invalid` marks the input.',
    ],
  },
} satisfies Meta<typeof Checklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { value: [1, 2, 4] } };
export const WithError: Story = { args: { error: 'Choose at least one.' } };
export const Empty: Story = { args: { groups: [{ name: 'At the table', children: [] }] } };
export const LongText: Story = {
  args: {
    groups: [
      {
        name: 'Everything that helps a family with small children on the way, at the door and in the room',
        children: [{ id: 1, name: 'A cot beside the bed, with bedding for two nights' }],
      },
    ],
  },
};
export const RightToLeft: Story = { args: { value: [1] }, globals: { direction: 'rtl' } };
