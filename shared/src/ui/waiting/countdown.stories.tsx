import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../controls/button.tsx';
import { clock, useCountdown } from './countdown.ts';

const meta = {
  title: 'Hooks/useCountdown',
  parameters: {
    shows: [useCountdown],
    docs: {
      description: {
        component:
          'Counts down to a deadline. A suspended tab shows the right second as soon as it runs again.',
      },
    },
    accessibility: ['Announce no second: a live region would speak each of them.'],
  },
} satisfies Meta;

export default meta;

export const Default: StoryObj = {
  render: function Render() {
    const { seconds, restart } = useCountdown(25);
    return (
      <>
        <p>{clock(seconds)}</p>
        <Button variant="soft" size="small" onClick={() => restart(90)}>
          Restart with 90 seconds
        </Button>
      </>
    );
  },
};
