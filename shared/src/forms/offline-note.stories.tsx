import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { OfflineNote } from './offline-note.tsx';

const meta = {
  title: 'Forms/OfflineNote',
  component: OfflineNote,
  parameters: {
    accessibility: ['It is plain text before the fields, so a screen reader meets it first.'],
  },
} satisfies Meta<typeof OfflineNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Switch the network off to see it: online it renders nothing. */
export const Default: Story = {};
export const OwnMessage: Story = { args: { message: 'You are offline. Chat waits for you.' } };
