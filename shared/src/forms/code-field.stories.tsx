import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import {
  EXAMPLE_FORM,
  EXAMPLE_FORM_CONTROLS,
  useExampleForm,
} from '../testing/examples/use-example-form.ts';
import { CodeField } from './code-field.tsx';

const meta = {
  title: 'Forms/CodeField',
  component: CodeField,
  args: { ...EXAMPLE_FORM, label: 'Code', length: 4 },
  argTypes: EXAMPLE_FORM_CONTROLS,
  render: (args) => <CodeField {...args} {...useExampleForm('')} />,
  parameters: {
    docs: {
      description: {
        component:
          'Connects a `CodeInput` to a form, outside the draft. ' +
          'It takes the other props of `CodeInput`.',
      },
    },
    accessibility: [
      'One input with the label as its name; the boxes are hidden from a screen reader.',
      'The error only marks the input: show its message on the screen.',
      'The value stays outside the draft: a reload empties the field.',
    ],
  },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Started: Story = {
  render: (args) => <CodeField {...args} {...useExampleForm('41')} />,
};
