import { useId } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Field, fieldBox } from './field.tsx';

const meta = {
  title: 'Fields/Field',
  component: Field,
  args: {
    id: 'room',
    label: 'Room',
    children: (control) => (
      <span className={fieldBox}>
        <input {...control} defaultValue="" />
      </span>
    ),
  },
  render: (args) => <Field {...args} id={useId()} />,
  parameters: {
    accessibility: [
      'It connects a control of your own: spread its argument on the control.',
      'The label is the control’s name. Hint, note and error are its description.',
      'Role alert: the error is announced when it appears.',
      'With `group` it is a fieldset; each input needs a name of its own.',
    ],
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = { args: { note: 'Optional', hint: 'On your key card.' } };
export const WithError: Story = { args: { error: 'Enter your room.' } };

export const Group: Story = {
  args: {
    group: true,
    label: 'Pillows',
    children: ({ id }) => (
      <div style={{ display: 'flex', gap: 16 }}>
        {['Soft', 'Firm'].map((name) => (
          <label key={name}>
            <input type="radio" name={id} /> {name}
          </label>
        ))}
      </div>
    ),
  },
};
