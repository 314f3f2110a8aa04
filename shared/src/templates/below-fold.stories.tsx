import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { BelowFold } from './below-fold.tsx';

const meta = {
  title: 'Templates/BelowFold',
  component: BelowFold,
  args: { height: '80px', children: <p>Rendered after the first paint.</p> },
  parameters: {
    accessibility: ['The part is in the page soon after the first paint: keep the focus above it.'],
  },
} satisfies Meta<typeof BelowFold>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
