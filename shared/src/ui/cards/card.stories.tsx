import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { useExampleHotel } from '../../testing/examples/example-page.tsx';
import { ActionCardInside, actionCardClass, PictureCardInside, pictureCardClass } from './card.tsx';

const meta = {
  title: 'Cards/Card',
  component: PictureCardInside,
  subcomponents: { ActionCardInside },
  args: {
    image: undefined,
    name: 'The Orangery',
    summary: 'Breakfast until eleven',
    go: 'Explore',
  },
  render: function Render(args) {
    const image = useExampleHotel().categories?.[0]?.image;
    return (
      <a href="#card" className={pictureCardClass(args.lead)}>
        <PictureCardInside {...args} image={args.image === undefined ? image : args.image} />
      </a>
    );
  },
  parameters: {
    accessibility: [
      'The whole card is one link: its text is the link’s name, the picture is decorative.',
      'The focus ring surrounds the card, 6 px from its edge.',
      'A name in another script keeps its own reading direction.',
    ],
  },
} satisfies Meta<typeof PictureCardInside>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Lead: Story = { args: { lead: true } };

export const WithoutPicture: Story = { args: { image: null, summary: undefined } };

export const LongText: Story = {
  args: {
    name: 'Donaudampfschifffahrtsgesellschaft with a terrace over the river',
    summary: 'From half past six until eleven, on Sundays until noon. '.repeat(4),
  },
};

/** Text on a picture. */
export const Action: Story = {
  render: () => (
    <a href="#card" className={actionCardClass}>
      <ActionCardInside
        image={useExampleHotel().settings?.[0]?.checkin_image}
        name="Check-in"
        hint="Tell us when you arrive"
      />
    </a>
  ),
};

export const RightToLeft: Story = {
  args: {
    name: 'مطعم البرتقال',
    summary: 'الفطور حتى الحادية عشرة',
    go: 'اكتشف',
  },
  globals: { direction: 'rtl' },
};
