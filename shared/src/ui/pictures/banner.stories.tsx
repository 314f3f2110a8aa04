import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { useExampleHotel } from '../../testing/examples/example-page.tsx';
import { Banner } from './banner.tsx';

const NO_MEDIA = {
  name: 'Grand Plaza',
  banner_picture: undefined,
  banner_film: undefined,
};

const meta = {
  title: 'Pictures/Banner',
  component: Banner,
  args: { hotel: NO_MEDIA, children: <h1 style={{ font: 'var(--display)' }}>Welcome</h1> },
  parameters: {
    accessibility: [
      'A region, whose name is the hotel’s.',
      'The picture is decorative. A scrim keeps the text readable on it.',
      'A film is muted. A button pauses it, and it does not start if the guest prefers less motion.',
    ],
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {
  render: function Render(args) {
    const picture = useExampleHotel().settings?.[0]?.banner_video ?? undefined;
    return <Banner {...args} hotel={{ ...args.hotel, banner_picture: picture }} />;
  },
};

export const WithFilm: Story = {
  args: { hotel: { ...NO_MEDIA, banner_film: '/api/media/grand-plaza/splash.mp4' } },
};

export const WithoutMedia: Story = {};
