import { paths } from '@foyer/shared/addresses/paths.ts';
import { contentText as text } from './content-text.ts';
import type { SceneName } from './scenes.ts';

/** A card of a content page. Without its own rate and button it has those of most cards. */
export type CardText = { heading: string; paragraph: string; rate?: string; button?: string };
type PageText = { title: string; intro: string } & (CardText | { cards: CardText[] });

/** A content page with one card, or several; `to` returns the target of their buttons. */
export type Content = { text: PageText; scene: SceneName; to: (slug: string) => string };

const page = (name: string) => (slug: string) => paths.category(slug, name);
const enquiry = paths.generalEnquiry;

/** The content pages (LIST-16 to LIST-19); the paths are spelt as specified. */
export const CONTENT: Record<string, Content> = {
  'fitness-facility': { text: text.fitness, scene: 'gym', to: enquiry },
  'swimming-facility': { text: text.swimming, scene: 'swimming', to: enquiry },
  'walking-facility': { text: text.walking, scene: 'walking', to: enquiry },
  'spas-facility': { text: text.spas, scene: 'spa', to: page('explore-spas') },
  'explore-spas': { text: text.treatments, scene: 'spa', to: paths.bookSpa },
  'explore-resturants': { text: text.restaurants, scene: 'restaurants', to: paths.bookRestaurant },
  emergency: { text: text.emergency, scene: 'emergency', to: page('explore-doctors') },
  'explore-doctors': { text: text.doctors, scene: 'emergency', to: enquiry },
  transport: { text: text.transport, scene: 'transport', to: page('transport-detail') },
  'transport-detail': { text: text.transfers, scene: 'transport', to: paths.bookTransport },
};
