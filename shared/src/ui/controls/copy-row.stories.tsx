import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { CopyRow } from './copy-row.tsx';

const meta = {
  title: 'Controls/CopyRow',
  component: CopyRow,
  args: { label: 'Password', value: 'velvet-harp-29', onCopy() {} },
  parameters: {
    accessibility: [
      'The button’s name is “Copy: ” and the label, then “Copied: ” and the label for two seconds.',
      'The value is not translated and keeps its own reading direction.',
      'Report the result to the guest in `onCopy`, with a toast.',
    ],
  },
} satisfies Meta<typeof CopyRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    label: 'Booking number',
    value: 'GRAND-PLAZA-2026-11-28-0000-4711-ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
