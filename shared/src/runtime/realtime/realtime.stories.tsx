import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { useRealtime } from './realtime.ts';

const meta = {
  title: 'Hooks/useRealtime',
  parameters: {
    shows: [useRealtime],
    docs: {
      description: {
        component:
          'Returns the state of the realtime connection. It is idle without a listener, as here.',
      },
    },
    accessibility: ['Say a lost connection in words, in an element with `role="status"`.'],
  },
} satisfies Meta;

export default meta;

export const Default: StoryObj = {
  render: function Render() {
    return <p>The connection is {useRealtime()}.</p>;
  },
};
