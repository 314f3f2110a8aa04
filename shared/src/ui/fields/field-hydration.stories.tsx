import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { HydratedExample } from '../../testing/examples/hydrated-example.tsx';
import { useFillAfterHydration, useInputBeforeHydration } from './field-hydration.ts';

function Typed() {
  const [typed, setTyped] = useState('');
  const box = useInputBeforeHydration<HTMLDivElement>(([input]) => setTyped(input?.value ?? ''));
  return (
    <div ref={box}>
      <input aria-label="Name" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <p>React knows: {typed || 'nothing'}</p>
    </div>
  );
}

function Filled() {
  const [value, setValue] = useState('');
  useFillAfterHydration(() => setValue('Amelia Hart'));
  return (
    <input aria-label="Name" value={value} onChange={({ target }) => setValue(target.value)} />
  );
}

const meta = {
  title: 'Hooks/useInputBeforeHydration',
  parameters: {
    shows: [useInputBeforeHydration, useFillAfterHydration],
    docs: {
      description: {
        component:
          'Reports what a guest typed into a prerendered field before React hydrated it. ' +
          'Type, then press Hydrate: nothing is lost.',
      },
    },
  },
} satisfies Meta;

export default meta;

export const Default: StoryObj = {
  render: () => (
    <HydratedExample>
      <Typed />
    </HydratedExample>
  ),
  parameters: {
    docs: {
      source: {
        code: `const box = useInputBeforeHydration(([input]) => setTyped(input.value));

<div ref={box}>
  <input value={typed} onChange={({ target }) => setTyped(target.value)} />
</div>`,
      },
    },
  },
};

/** Fills in values that only this device has, after hydration, and selects a focused text. */
export const UseFillAfterHydration: StoryObj = {
  name: 'useFillAfterHydration',
  render: () => (
    <HydratedExample>
      <Filled />
    </HydratedExample>
  ),
  parameters: {
    docs: { source: { code: "useFillAfterHydration(() => setValue('Amelia Hart'));" } },
  },
};
