import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Avatar } from './avatar.tsx';

const meta = {
  title: 'Pictures/Avatar',
  component: Avatar,
  args: { name: 'Amelia Hart' },
  parameters: {
    accessibility: ['It is hidden from a screen reader: show the name beside it.'],
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutName: Story = { args: { name: null } };

export const OtherScript: Story = { args: { name: 'أميليا' } };
