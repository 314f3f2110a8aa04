import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { useExampleHotel } from '../../testing/examples/example-page.tsx';
import { ErrorCard } from './error-card.tsx';

const meta = {
  title: 'Cards/ErrorCard',
  component: ErrorCard,
  parameters: {
    accessibility: [
      'Role alert: a screen reader announces the card when it appears.',
      'Retry keeps the focus while it is busy.',
      'Set `heading` to `h1` if the card is the whole screen.',
    ],
  },
} satisfies Meta<typeof ErrorCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { onRetry() {} } };

export const WithPhone: Story = {
  args: { onRetry() {} },
  render: (args) => <ErrorCard {...args} phone={useExampleHotel().phone} />,
};

export const NoResponse: Story = { args: { onRetry() {}, noResponse: true } };

export const Busy: Story = { args: { onRetry() {}, busy: true } };

export const RightToLeft: Story = { args: { onRetry() {} }, globals: { direction: 'rtl' } };
