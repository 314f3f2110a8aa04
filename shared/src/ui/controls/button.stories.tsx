import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button, buttonClass } from './button.tsx';

const meta = {
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Send request' },
  parameters: {
    accessibility: [
      'Its text is its name. Enter and Space press it.',
      'A busy button has `aria-busy` and `aria-disabled`, and keeps the focus.',
      'A disabled button leaves the tab order: prefer a busy one while something is pending.',
    ],
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Soft: Story = { args: { variant: 'soft' } };
export const Outlined: Story = { args: { variant: 'outlined' } };
export const Done: Story = { args: { variant: 'done', children: 'Copied' } };
export const Small: Story = { args: { size: 'small' } };
export const Busy: Story = { args: { busy: true, children: 'Sending' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { children: 'Send this request to the front desk and keep me informed by e-mail' },
};

/** `glass` and `light` are for pictures. */
export const OnPicture: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, padding: 24, background: 'var(--no-picture)' }}>
      <Button {...args} variant="glass" />
      <Button {...args} variant="light" />
    </div>
  ),
};

/** `buttonClass` gives a link the style of a button. */
export const AsLink: Story = {
  render: () => (
    <a href="#link" className={buttonClass('soft')}>
      Open the menu
    </a>
  ),
};
