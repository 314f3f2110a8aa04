import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Progress } from './progress.tsx';

const meta = {
  title: 'Waiting/Progress',
  component: Progress,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 40 }}>
        <Story />
        <p>The line is at the upper edge.</p>
      </div>
    ),
  ],
  parameters: {
    accessibility: ['Role progressbar with the name “Loading” and no value: it shows activity.'],
  },
} satisfies Meta<typeof Progress>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
