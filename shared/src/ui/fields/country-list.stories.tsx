import { useId, useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { CountryList } from './country-list.tsx';

const meta = {
  title: 'Fields/CountryList',
  component: CountryList,
  args: { id: 'countries', chosen: 'gb', onChoose() {} },
  render: function Render(args) {
    const [chosen, setChosen] = useState(args.chosen);
    return <CountryList id={useId()} chosen={chosen} onChoose={({ iso2 }) => setChosen(iso2)} />;
  },
  parameters: {
    accessibility: [
      'A combobox with a listbox: the focus stays in the search.',
      'Arrow keys, Home and End move in the list, Enter chooses.',
      'Role status: a search without results is announced.',
    ],
  },
} satisfies Meta<typeof CountryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RightToLeft: Story = { args: { chosen: 'ae' }, globals: { direction: 'rtl' } };
