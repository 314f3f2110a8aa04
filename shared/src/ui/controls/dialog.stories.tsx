import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { useExampleField } from '../../testing/examples/use-example-field.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Controls/Dialog',
  component: Dialog,
  args: {
    open: false,
    onClose() {},
    title: 'Late check-out',
    children: 'Until two in the afternoon.',
  },
  render: function Render(args) {
    const { value: open, onChange: setOpen } = useExampleField(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  parameters: {
    accessibility: [
      'The platform’s modal dialog: the page behind it is inert.',
      'Its name is `title` or `label`.',
      'Escape, Close, the back gesture and a press beside it close it. The focus returns to the opener.',
      'The content gets the focus first, Close is the last stop of the Tab key.',
    ],
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTitle: Story = {};

/** `label` is an accessible name only, for content with a heading of its own. */
export const WithLabel: Story = {
  args: { title: undefined, label: 'Late check-out', children: <h2>Stay until two</h2> },
};

export const LongText: Story = {
  args: { children: <p>{'Tell the desk in the evening before. '.repeat(60)}</p> },
};
