import { paths } from '@foyer/shared/addresses/paths.ts';
import { contentText as text } from './content-text.ts';
import type { SceneName } from './scenes.ts';

/** A card of a content page. Without its own rate and button it has those of most cards. */
export type CardText = { heading: string; paragraph: string; rate?: string; button?: string };
type PageText = { title: string; intro: string } & (CardText | { cards: CardText[] });

/**
 * A content page with one card, or several; `to` returns the target of their buttons. `more` names
 * pages with related subjects. With `calls` the page begins with the numbers to call.
 */
export type Content = {
  text: PageText;
  scene: SceneName;
  to: (slug: string) => string;
  more?: readonly string[];
  calls?: true;
};

const page = (name: string) => (slug: string) => paths.category(slug, name);
const enquiry = paths.generalEnquiry;

/** The content pages (LIST-16 to LIST-19); the paths are spelt as specified. */
export const CONTENT: Record<string, Content> = {
  'fitness-facility': {
    text: text.fitness,
    scene: 'gym',
    to: enquiry,
    more: ['swimming-facility', 'walking-facility', 'spas-facility'],
  },
  'swimming-facility': {
    text: text.swimming,
    scene: 'swimming',
    to: enquiry,
    more: ['fitness-facility', 'walking-facility', 'spas-facility'],
  },
  'walking-facility': {
    text: text.walking,
    scene: 'walking',
    to: enquiry,
    more: ['fitness-facility', 'swimming-facility', 'transport'],
  },
  'spas-facility': {
    text: text.spas,
    scene: 'spa',
    to: page('explore-spas'),
    more: ['fitness-facility', 'swimming-facility', 'walking-facility'],
  },
  'explore-spas': {
    text: text.treatments,
    scene: 'spa',
    to: paths.bookSpa,
    more: ['fitness-facility', 'swimming-facility'],
  },
  'explore-resturants': {
    text: text.restaurants,
    scene: 'restaurants',
    to: paths.bookRestaurant,
    more: ['walking-facility', 'transport'],
  },
  emergency: {
    text: text.emergency,
    scene: 'emergency',
    to: page('explore-doctors'),
    calls: true,
  },
  'explore-doctors': { text: text.doctors, scene: 'emergency', to: enquiry, calls: true },
  transport: {
    text: text.transport,
    scene: 'transport',
    to: page('transport-detail'),
    more: ['explore-resturants', 'walking-facility'],
  },
  'transport-detail': {
    text: text.transfers,
    scene: 'transport',
    to: paths.bookTransport,
    more: ['explore-resturants', 'walking-facility'],
  },
};
