import { Heart } from 'lucide-react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { IconButton, iconButtonClass } from './icon-button.tsx';

const meta = {
  title: 'Controls/IconButton',
  component: IconButton,
  args: { label: 'Add to favourites', children: <Heart size={22} strokeWidth={1.6} aria-hidden /> },
  parameters: {
    accessibility: [
      '`label` is its accessible name. It is required: a screen reader gets nothing from the icon.',
      'The target is 44 px wide and high.',
    ],
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Disabled: Story = { args: { disabled: true } };

/** `iconButtonClass` gives a link the same target. */
export const AsLink: Story = {
  render: ({ label, children }) => (
    <a href="#link" className={iconButtonClass} aria-label={label}>
      {children}
    </a>
  ),
};
