import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { HydratedExample } from '../testing/examples/hydrated-example.tsx';
import { useHydration } from './hydration.ts';

function State() {
  return <p>{useHydration() ? 'The template’s content' : 'The content of this device'}</p>;
}

const meta = {
  title: 'Hooks/useHydration',
  parameters: {
    shows: [useHydration],
    docs: { description: { component: 'Reports whether React is hydrating the page’s template.' } },
  },
} satisfies Meta;

export default meta;

/** Prerendered until the button hydrates it. */
export const Default: StoryObj = {
  render: () => (
    <HydratedExample>
      <State />
    </HydratedExample>
  ),
  parameters: {
    docs: {
      source: { code: "useHydration() ? 'The template’s content' : 'The content of this device'" },
    },
  },
};
