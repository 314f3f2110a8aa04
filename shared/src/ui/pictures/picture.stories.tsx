import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { useExampleHotel } from '../../testing/examples/example-page.tsx';
import { Picture } from './picture.tsx';

const meta = {
  title: 'Pictures/Picture',
  component: Picture,
  args: { src: undefined, sizes: '400px' },
  render: function Render(args) {
    const image = useExampleHotel().settings?.[0]?.wifi_image;
    return <Picture {...args} src={args.src === undefined ? image : args.src} />;
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 200, borderRadius: 18, overflow: 'clip' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    accessibility: ['It is decorative: no information may be in the picture alone.'],
  },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Eager: Story = { args: { eager: true } };

export const WithoutPicture: Story = { args: { src: null } };

export const Broken: Story = { args: { src: '/no-such-picture.avif' } };
