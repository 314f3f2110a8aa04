import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { useExampleHotel } from '../../testing/examples/example-page.tsx';
import { RichText, useRichTextReady } from './rich-text.tsx';

const meta = {
  title: 'Rich text/RichText',
  component: RichText,
  args: { html: '' },
  render: function Render(args) {
    const { description } = useExampleHotel();
    return <RichText {...args} html={args.html || (description ?? '')} />;
  },
  parameters: {
    shows: [useRichTextReady],
    accessibility: [
      'The hotel’s headings start at the level `headings` and skip none.',
      'A video is a button, which loads it. Offline it is disabled and says so.',
      'The text keeps its own reading direction.',
    ],
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Text without markup is shown at once and never loads the sanitiser. */
export const PlainText: Story = { args: { html: 'The front desk is staffed day and night.' } };

/** Scripts, styles and unsafe addresses are removed. */
export const UnsafeMarkup: Story = {
  args: {
    html: '<h2 onclick="alert(1)">Pool</h2><script>alert(1)</script><a href="javascript:alert(1)">Book</a>',
  },
};

export const WithVideo: Story = {
  args: {
    html: '<p>A walk through the house.</p><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="The house"></iframe>',
  },
};

export const RightToLeft: Story = {
  args: { html: '<h3>المسبح</h3><p>مفتوح من السادسة <strong>كل يوم</strong>.</p>' },
  globals: { direction: 'rtl' },
};

/** Reports whether a text can be rendered in its final form. */
export const UseRichTextReady: Story = {
  name: 'useRichTextReady',
  render: function Render() {
    const isReady = useRichTextReady('<p>Text with <strong>markup</strong>.</p>');
    return <p>{isReady ? 'Final form' : 'The sanitiser is loading'}</p>;
  },
};
