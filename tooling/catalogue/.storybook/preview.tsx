import '../src/page.ts';
import '@foyer/shell/fonts.css';
import '@foyer/shared/ui/styles/tokens.css';
import '@foyer/shared/ui/styles/base.css';
import '../src/brand-tokens.ts';
import { hotelName } from '@foyer/shared/hotel/record.ts';
import type { Preview } from 'storybook-react-rsbuild';
import styles from '../src/brand-panel.module.css';
import { BrandPanel } from '../src/brand-panel.tsx';
import { BRANDS } from '../src/brands.ts';
import { DocsPage } from '../src/docs-page.tsx';
import { exampleCode } from '../src/example-code.ts';

const BOTH = 'both';

export default {
  tags: ['autodocs'],
  globalTypes: {
    brand: {
      description: 'The hotels in whose brands examples are shown',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: BOTH, title: 'Both brands' },
          ...BRANDS.map((hotel) => ({ value: hotel.slug, title: hotelName(hotel) })),
        ],
      },
    },
    direction: {
      description: 'The reading direction of examples',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  initialGlobals: { brand: BOTH, direction: 'ltr' },
  parameters: {
    docs: {
      page: DocsPage,
      source: { transform: exampleCode },
    },
    options: {
      storySort: {
        order: [
          'Foundations',
          'Cards',
          'Controls',
          'Fields',
          'Forms',
          'Layout',
          'Links',
          'Pictures',
          'Rich text',
          'Templates',
          'Waiting',
          'Hooks',
        ],
      },
    },
  },
  loaders: [
    // The examples of a page are React roots of their own: their ids would be the same.
    ({ id, parameters }) => {
      parameters.react = { rootOptions: { identifierPrefix: id } };
    },
  ],
  decorators: [
    (Story, { globals }) => (
      <div className={styles.panels}>
        {BRANDS.filter(({ slug }) => [BOTH, slug].includes(globals.brand)).map((hotel) => (
          <BrandPanel key={hotel.slug} hotel={hotel} direction={globals.direction}>
            <Story />
          </BrandPanel>
        ))}
      </div>
    ),
  ],
} satisfies Preview;
