import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Avatar } from '../pictures/avatar.tsx';
import { NarrowPage } from './narrow-page.tsx';

const meta = {
  title: 'Layout/NarrowPage',
  component: NarrowPage,
  args: { title: 'Profile', children: <p>One column of content.</p> },
  parameters: {
    accessibility: [
      'The title is the page’s only h1.',
      'The subtitle keeps its own reading direction.',
    ],
  },
} satisfies Meta<typeof NarrowPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPicture: Story = {
  args: { subtitle: 'amelia@example.com', picture: <Avatar name="Amelia Hart" /> },
};

export const Form: Story = { args: { form: true, title: 'Pre-arrival' } };

export const WithAside: Story = {
  args: { form: true, title: 'Check in', aside: <p>Your stay: 12 to 16 May.</p> },
};

export const LongText: Story = {
  args: {
    title: 'Everything that we can prepare before your arrival in Donaudampfschifffahrtsstadt',
  },
};
