import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Switch } from '../controls/switch.tsx';
import { useLasting } from './use-lasting.ts';

const meta = {
  title: 'Hooks/useLasting',
  parameters: {
    shows: [useLasting],
    docs: {
      description: {
        component: 'Returns true once a state has been true for a time in milliseconds.',
      },
    },
  },
} satisfies Meta;

export default meta;

export const Default: StoryObj = {
  render: function Render() {
    const [on, setOn] = useState(false);
    const isLasting = useLasting(on, 2000);
    return (
      <>
        <Switch label="On" on={on} onChange={setOn} />
        <p>{isLasting ? 'On for two seconds' : 'Not yet'}</p>
      </>
    );
  },
};
