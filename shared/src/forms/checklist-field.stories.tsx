import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import {
  EXAMPLE_FORM,
  EXAMPLE_FORM_CONTROLS,
  useExampleForm,
} from '../testing/examples/use-example-form.ts';
import { ChecklistField } from './checklist-field.tsx';

const GROUPS = [
  {
    name: 'In the room',
    children: [
      { id: 1, name: 'A cot beside the bed' },
      { id: 2, name: 'Bedding without feathers' },
    ],
  },
  { name: 'At the table', children: [{ id: 4, name: 'A high chair' }] },
];

const meta = {
  title: 'Forms/ChecklistField',
  component: ChecklistField,
  args: { ...EXAMPLE_FORM, label: 'What can we prepare?', groups: GROUPS },
  argTypes: EXAMPLE_FORM_CONTROLS,
  render: (args) => <ChecklistField {...args} {...useExampleForm([])} />,
  parameters: {
    docs: {
      description: {
        component:
          'Connects a `Checklist` to a form, which holds the ids of the chosen items. ' +
          'It takes the other props of `Checklist`.',
      },
    },
    accessibility: [
      'A group: the label is its legend, and each item is a checkbox.',
      'The form holds the ids of the chosen items, in the order of the list.',
      'A submission moves the focus to the first invalid field of the form.',
    ],
  },
} satisfies Meta<typeof ChecklistField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = {
  render: (args) => <ChecklistField {...args} {...useExampleForm([1, 4])} />,
};
