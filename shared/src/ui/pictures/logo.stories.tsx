import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { useExampleHotel } from '../../testing/examples/example-page.tsx';
import { Logo } from './logo.tsx';

const meta = {
  title: 'Pictures/Logo',
  component: Logo,
  args: { src: undefined, name: 'The hotel' },
  render: function Render(args) {
    const logo = useExampleHotel().settings?.[0]?.logo;
    return <Logo {...args} src={args.src === undefined ? logo : args.src} />;
  },
  parameters: { accessibility: ['The hotel’s name is its alternative text.'] },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tall: Story = { args: { tall: true } };

export const OnPicture: Story = {
  args: { onPicture: true },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, background: 'var(--no-picture)', color: '#fff' }}>
        <Story />
      </div>
    ),
  ],
};

export const WithoutLogo: Story = { args: { src: null } };
