import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { paths } from '../addresses/paths.ts';
import { AppLink } from './app-link.tsx';
import { hotelSlug } from './page.ts';

const meta = {
  title: 'Links/AppLink',
  component: AppLink,
  args: { to: paths.quickInfo(hotelSlug), children: 'Quick info' },
  parameters: {
    accessibility: [
      'Its text is its name. It has `aria-current` on its own page.',
      'A hotel without the screen gets no link, so no link leads to an error.',
    ],
  },
} satisfies Meta<typeof AppLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A hotel without the screen: with `plain` the content stays, in a box. */
export const WithoutScreen: Story = {
  args: { to: paths.chat(hotelSlug), plain: true, children: 'Chat' },
};
