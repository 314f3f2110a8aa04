import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Flag } from './flag.tsx';

const meta = {
  title: 'Fields/Flag',
  component: Flag,
  args: { iso2: 'gb' },
  parameters: {
    accessibility: ['It is decorative: show the name or the code of the country beside it.'],
  },
} satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The default country’s flag is part of the page. */
export const DefaultCountry: Story = {};

/** All other flags are one file, loaded with the first of them. */
export const OtherCountry: Story = { args: { iso2: 'de' } };

export const Unknown: Story = { args: { iso2: 'zz' } };
