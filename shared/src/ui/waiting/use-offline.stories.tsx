import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { useOffline } from './use-offline.ts';

const meta = {
  title: 'Hooks/useOffline',
  parameters: {
    shows: [useOffline],
    docs: {
      description: {
        component:
          'Returns true if the device reports no network. Make calls all the same: it may be wrong.',
      },
    },
  },
} satisfies Meta;

export default meta;

/** Switch the network off to see it change. */
export const Default: StoryObj = {
  render: function Render() {
    return <p>{useOffline() ? 'Offline' : 'Online'}</p>;
  },
};
