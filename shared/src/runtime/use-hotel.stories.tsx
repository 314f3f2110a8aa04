import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { useAriaCurrent, useHotel } from './use-hotel.ts';

const meta = {
  title: 'Hooks/useHotel',
  parameters: {
    shows: [useHotel, useAriaCurrent],
    docs: {
      description: {
        component:
          'Returns the page’s hotel: the fields of its record, and values derived from them. ' +
          'In a template each of them is a variable.',
      },
    },
    accessibility: [
      '`useAriaCurrent` marks the link of this page, which a screen reader announces.',
      'Texts of the hotel may have another direction than the page: give them `dir="auto"`.',
    ],
  },
} satisfies Meta;

export default meta;

export const Default: StoryObj = {
  render: function Render() {
    const { name, city, check_in_time, phone } = useHotel();
    return (
      <dl>
        <dt>name</dt>
        <dd>{name}</dd>
        <dt>city</dt>
        <dd>{city}</dd>
        <dt>check_in_time</dt>
        <dd>{check_in_time}</dd>
        <dt>phone</dt>
        <dd>{phone}</dd>
      </dl>
    );
  },
};

/** Returns a function that gives a link its `aria-current`. `AppLink` uses it by itself. */
export const UseAriaCurrent: StoryObj = {
  name: 'useAriaCurrent',
  render: function Render() {
    const { slug } = useHotel();
    const current = useAriaCurrent();
    const pages = { Home: `/${slug}/home`, Requests: `/${slug}/requests` };
    return (
      <nav>
        {Object.entries(pages).map(([name, href]) => (
          <a key={name} href={href} aria-current={current(href, true)} style={{ marginRight: 16 }}>
            {name}
            {current(href, true) && ' (this page)'}
          </a>
        ))}
      </nav>
    );
  },
};
