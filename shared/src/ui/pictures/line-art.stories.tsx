import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { LineArt } from './line-art.tsx';

const meta = {
  title: 'Pictures/LineArt',
  component: LineArt,
  args: {
    paths: [
      { key: 'roof', path: 'M3 10 12 3l9 7' },
      { key: 'walls', path: 'M5 9v12h14V9' },
      { key: 'door', path: 'M10 21v-7h4v7' },
    ],
  },
  parameters: {
    accessibility: ['It is hidden from a screen reader: the entry’s title is its name.'],
  },
} satisfies Meta<typeof LineArt>;

export default meta;

/** The icon of a menu or header entry, as `remote.ts` declares it. */
export const Default: StoryObj<typeof meta> = {};
