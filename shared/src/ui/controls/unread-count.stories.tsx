import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { UnreadCount } from './unread-count.tsx';

const meta = {
  title: 'Controls/UnreadCount',
  component: UnreadCount,
  args: { of: 3 },
  parameters: {
    accessibility: ['A screen reader says “3 unread”.', 'Nothing is rendered for 0.'],
  },
} satisfies Meta<typeof UnreadCount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Many: Story = { args: { of: 1200 } };
