import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Updated } from './updated.tsx';

const HOUR_MS = 3_600_000;
const data = { data: {}, error: null, isFetching: false, dataUpdatedAt: Date.now() - HOUR_MS };

const meta = {
  title: 'Waiting/Updated',
  component: Updated,
  args: { of: [data], zone: 'Europe/London' },
  parameters: {
    accessibility: ['Role status: a screen reader announces the time when it appears.'],
  },
} satisfies Meta<typeof Updated>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = { args: { of: [{ ...data, error: new Error('offline') }] } };

/** Appears after five seconds. */
export const Overdue: Story = { args: { of: [{ ...data, isFetching: true }] } };

/** Nothing is shown if all data are fresh. */
export const Fresh: Story = {};
