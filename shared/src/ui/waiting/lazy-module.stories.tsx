import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../controls/button.tsx';
import { lazyModule, useLazyModule } from './lazy-module.ts';

const days = lazyModule(() => import('../fields/day.ts'));
const broken = lazyModule(() => Promise.reject(new Error('This example never loads.')));

const meta = {
  title: 'Hooks/useLazyModule',
  parameters: {
    shows: [useLazyModule],
    docs: {
      description: {
        component:
          'Loads a module in a component when it is needed. After a failure the next component that needs it loads it again.',
      },
    },
  },
} satisfies Meta;

export default meta;

export const Default: StoryObj = {
  render: function Render() {
    const [needed, setNeeded] = useState(false);
    const { code } = useLazyModule(days, needed);
    return (
      <>
        <p>{code ? code.formatDay('2026-12-24') : 'Not loaded'}</p>
        <Button variant="soft" size="small" onClick={() => setNeeded(true)}>
          Load
        </Button>
      </>
    );
  },
};

export const Missing: StoryObj = {
  render: function Render() {
    const { missing } = useLazyModule(broken);
    return <p>{missing ? 'The code did not load.' : 'Not loaded'}</p>;
  },
};
