import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { TabStrip, tabClass } from './tabs-strip.tsx';

const NAMES = ['Rooms', 'Dining', 'Wellness', 'Local area', 'Weddings', 'Facilities'];

const meta = {
  title: 'Controls/TabStrip',
  component: TabStrip,
  args: { children: null },
  render: function Render(args) {
    const [current, setCurrent] = useState(args.current ?? NAMES[0]);
    return (
      <TabStrip {...args} current={current} role="tablist" aria-label="Categories">
        {NAMES.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            className={tabClass}
            aria-selected={name === current}
            onClick={() => setCurrent(name)}
          >
            {name}
          </button>
        ))}
      </TabStrip>
    );
  },
  parameters: {
    accessibility: [
      'The strip has no role of its own: give it `tablist`, or put links in it.',
      'The arrows are outside of the tab order, because the keyboard reaches every chip.',
      'A chip that gets the focus is scrolled to the middle.',
    ],
  },
} satisfies Meta<typeof TabStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** `current` is scrolled into view. */
export const LaterChip: Story = { args: { current: 'Weddings' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
