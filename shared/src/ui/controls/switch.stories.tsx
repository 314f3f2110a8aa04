import { useId } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { useExampleField } from '../../testing/examples/use-example-field.ts';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Controls/Switch',
  component: Switch,
  args: { label: 'E-mail me the answers', on: false, onChange() {} },
  render: function Render(args) {
    const { value, onChange } = useExampleField(args.on);
    return <Switch {...args} on={value} onChange={onChange} />;
  },
  parameters: {
    accessibility: [
      'Role switch with `aria-checked`; its label is its name.',
      'Enter and Space change it, at once: a form’s choice is a checkbox instead.',
    ],
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { on: true } };
export const Row: Story = { args: { row: true } };

export const WithDescription: Story = {
  args: { row: true },
  render: function Render(args) {
    const { value, onChange } = useExampleField(args.on);
    const id = useId();
    return (
      <>
        <Switch {...args} on={value} onChange={onChange} describedBy={id} />
        <small id={id}>Only for requests that the desk has answered.</small>
      </>
    );
  },
};

export const RightToLeft: Story = { args: { row: true, on: true }, globals: { direction: 'rtl' } };
