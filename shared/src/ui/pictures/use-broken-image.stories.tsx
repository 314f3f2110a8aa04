import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { useExampleHotel } from '../../testing/examples/example-page.tsx';
import { useBrokenImage } from './use-broken-image.ts';

const meta = {
  title: 'Hooks/useBrokenImage',
  parameters: {
    shows: [useBrokenImage],
    docs: {
      description: {
        component:
          'Reports whether an image failed to load, also if it failed before React rendered it.',
      },
    },
  },
} satisfies Meta;

export default meta;

export const Loaded: StoryObj = {
  render: function Render() {
    const src = useExampleHotel().settings?.[0]?.wifi_image ?? undefined;
    const { broken, watch } = useBrokenImage(src);
    if (broken) return <p>The image did not load.</p>;
    return <img src={src} alt="" width={160} {...watch} />;
  },
};

export const Broken: StoryObj = {
  render: function Render() {
    const src = '/no-such-image.avif';
    const { broken, watch } = useBrokenImage(src);
    if (broken) return <p>The image did not load.</p>;
    return <img src={src} alt="" width={160} {...watch} />;
  },
};
