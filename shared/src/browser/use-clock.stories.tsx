import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { useClock } from './use-clock.ts';

const meta = {
  title: 'Hooks/useClock',
  parameters: {
    shows: [useClock],
    docs: {
      description: {
        component: 'Returns a value of the clock, and rerenders the component when it changes.',
      },
    },
  },
} satisfies Meta;

export default meta;

/** Checked every 15 seconds, and when the tab is shown again. */
export const Default: StoryObj = {
  render: function Render() {
    return <p>{useClock(() => new Date().toLocaleTimeString('en', { timeStyle: 'short' }))}</p>;
  },
};
