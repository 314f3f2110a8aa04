import { Car, Clock, Wifi } from 'lucide-react';
import { useId, useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Tabs } from './tabs.tsx';

const ICON = { size: 18, strokeWidth: 1.6, 'aria-hidden': true };
const TABS = [
  { name: 'Times', icon: <Clock {...ICON} /> },
  { name: 'Parking', icon: <Car {...ICON} /> },
  { name: 'Wi-Fi', icon: <Wifi {...ICON} /> },
];

const meta = {
  title: 'Controls/Tabs',
  component: Tabs,
  args: {
    id: 'tabs',
    label: 'Quick info',
    tabs: TABS,
    chosen: 'Times',
    onChoose() {},
    className: undefined,
    children: null,
  },
  render: function Render(args) {
    const [chosen, setChosen] = useState(args.chosen);
    return (
      <Tabs {...args} id={useId()} chosen={chosen} onChoose={setChosen}>
        <p>The panel of {chosen}.</p>
      </Tabs>
    );
  },
  parameters: {
    accessibility: [
      'The ARIA tabs pattern: `tablist`, `tab` and `tabpanel`, connected by their ids.',
      'The list is one stop of the Tab key; arrow keys, Home and End move and select.',
      'The arrow keys follow the reading direction.',
      'The panel can be focused, as it may hold nothing that can.',
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Single: Story = { args: { tabs: TABS.slice(0, 1) } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
