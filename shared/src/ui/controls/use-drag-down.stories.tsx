import { useRef, useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from './button.tsx';
import { useDragDown } from './use-drag-down.ts';

const meta = {
  title: 'Hooks/useDragDown',
  parameters: {
    shows: [useDragDown],
    docs: {
      description: {
        component:
          'Returns pointer handlers for the drag handle of a sheet, which follows the pointer.',
      },
    },
    accessibility: ['Dragging is never the only way: give the sheet a button that closes it too.'],
  },
} satisfies Meta;

export default meta;

/** Released far or fast enough, the sheet closes. Otherwise it returns. */
export const Default: StoryObj = {
  render: function Render() {
    const sheet = useRef<HTMLDivElement>(null);
    const [isOpen, setOpen] = useState(true);
    const handlers = useDragDown(sheet, () => setOpen(false));
    if (!isOpen) return <Button onClick={() => setOpen(true)}>Open again</Button>;
    return (
      <div ref={sheet} style={{ padding: 16, boxShadow: 'var(--shadow-2)' }}>
        <div
          {...handlers}
          style={{ padding: 16, background: 'var(--sunken)', touchAction: 'none' }}
        >
          Drag me down
        </div>
      </div>
    );
  },
};
