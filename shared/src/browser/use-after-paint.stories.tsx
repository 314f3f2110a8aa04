import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { useAfterPaint } from './use-after-paint.ts';

const meta = {
  title: 'Hooks/useAfterPaint',
  parameters: {
    shows: [useAfterPaint],
    docs: {
      description: {
        component: 'Returns false until the first render of the component has been painted.',
      },
    },
  },
} satisfies Meta;

export default meta;

export const Default: StoryObj = {
  render: function Render() {
    return <p>{useAfterPaint() ? 'Painted once' : 'The first render'}</p>;
  },
};
