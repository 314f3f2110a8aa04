import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../controls/button.tsx';
import { useOnReconnect } from './use-on-reconnect.ts';

const meta = {
  title: 'Hooks/useOnReconnect',
  parameters: {
    shows: [useOnReconnect],
    docs: {
      description: {
        component: 'Calls a function when the browser reports that the network is back.',
      },
    },
  },
} satisfies Meta;

export default meta;

export const Default: StoryObj = {
  render: function Render() {
    const [retries, setRetries] = useState(0);
    useOnReconnect(() => setRetries(retries + 1));
    return (
      <>
        <p>Retries: {retries}</p>
        <Button variant="soft" size="small" onClick={() => dispatchEvent(new Event('online'))}>
          Reconnect
        </Button>
      </>
    );
  },
};
