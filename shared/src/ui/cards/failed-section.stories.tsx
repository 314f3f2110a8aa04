import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { FailedSection } from './failed-section.tsx';

const meta = {
  title: 'Cards/FailedSection',
  component: FailedSection,
  args: { text: 'The weather did not load.', onRetry() {}, busy: false },
  parameters: {
    accessibility: [
      'Role alert: a screen reader announces the section when it appears.',
      'Retry keeps the focus while it is busy.',
    ],
  },
} satisfies Meta<typeof FailedSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithNote: Story = { args: { note: 'You can still send your request.' } };

export const Busy: Story = { args: { busy: true } };

export const LongText: Story = {
  args: { text: 'The list of what the hotel can prepare before your arrival did not load.' },
};
