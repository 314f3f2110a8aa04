import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Illustration } from './illustration.tsx';

const meta = {
  title: 'Pictures/Illustration',
  component: Illustration,
  args: {
    children: (
      <>
        <path d="M20 96h108" stroke="var(--line)" />
        <path fill="var(--hotel-primary-soft)" d="M48 96V48a26 26 0 0 1 52 0v48" />
        <circle cx="84" cy="66" r="2.5" fill="var(--hotel-secondary)" stroke="none" />
      </>
    ),
  },
  parameters: {
    accessibility: ['It is hidden from a screen reader: the text below it says the same.'],
  },
} satisfies Meta<typeof Illustration>;

export default meta;

/** Draw with the hotel’s variables, and the lines take its colour. */
export const Default: StoryObj<typeof meta> = {};
