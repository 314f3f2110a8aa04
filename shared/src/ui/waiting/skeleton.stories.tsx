import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../controls/button.tsx';
import { Skeleton, useSkeleton } from './skeleton.tsx';

const meta = {
  title: 'Waiting/Skeleton',
  component: Skeleton,
  args: { height: 24 },
  parameters: {
    shows: [useSkeleton],
    accessibility: [
      'It is hidden from a screen reader: set `aria-busy` on the element around it.',
      'It does not move if the guest prefers reduced motion.',
    ],
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Picture: Story = { args: { height: 160, radius: 18 } };

export const OnPicture: Story = {
  args: { onPicture: true, width: 160 },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, background: 'var(--no-picture)' }}>
        <Story />
      </div>
    ),
  ],
};

/** Keeps a visible skeleton for a minimum time, so that it does not flash. */
export const UseSkeleton: Story = {
  name: 'useSkeleton',
  render: function Render() {
    const [pending, setPending] = useState(false);
    const isShown = useSkeleton(pending);
    return (
      <>
        <div aria-busy={isShown} style={{ minHeight: 40 }}>
          {isShown ? <Skeleton height={24} /> : 'Loaded'}
        </div>
        <Button variant="soft" size="small" onClick={() => setPending(!pending)}>
          {pending ? 'Finish' : 'Load'}
        </Button>
      </>
    );
  },
};
