import { useId } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { useExampleHotel } from '../../testing/examples/example-page.tsx';
import { ContactLinks, ContactList } from './contact-links.tsx';

const labels = { phone: 'Call', whatsapp: 'WhatsApp', website: 'Website', email: 'E-mail' };

const meta = {
  title: 'Links/ContactLinks',
  component: ContactLinks,
  subcomponents: { ContactList },
  args: { labels, contact: {} },
  parameters: {
    accessibility: [
      'A list of links; the label is the link’s name.',
      'With `of` the links are icons: the label stays their name, and the element `of` describes them.',
      'WhatsApp and website open in a new tab.',
    ],
  },
} satisfies Meta<typeof ContactLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => <ContactLinks {...args} contact={useExampleHotel()} />,
};

/** A contact without a valid address is left out. */
export const OneContact: Story = { args: { contact: { phone: '+44 20 7946 0110', website: '-' } } };

export const Icons: Story = {
  render: function Render(args) {
    const id = useId();
    return (
      <>
        <p id={id}>The Orangery</p>
        <ContactLinks {...args} of={id} contact={useExampleHotel()} />
      </>
    );
  },
};

/** `ContactList` takes addresses, which may be template variables. */
export const FromAddresses: Story = {
  render: () => <ContactList labels={labels} hrefs={{ phone: 'tel:+442079460110' }} />,
};
