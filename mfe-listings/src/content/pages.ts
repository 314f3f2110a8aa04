import { paths } from '@foyer/shared/addresses/paths.ts';
import { contentText as text } from './content-text.ts';
import type { SceneName } from './scenes.ts';

/** A card of a content page; `to` returns the target of its button. */
export type ContentCard = {
  scene: SceneName;
  heading: string;
  paragraph: string;
  rate: string;
  button: string;
  to: (slug: string) => string;
};

export type Content = { title: string; intro: string; cards: ContentCard[] };

const page = (name: string) => (slug: string) => paths.category(slug, name);

type PageTexts = Record<'title' | 'intro' | 'heading' | 'paragraph' | 'rate', string>;

/** Creates a page with one card. */
function oneCard(
  { title, intro, ...card }: PageTexts,
  scene: SceneName,
  to: ContentCard['to'],
  button = text.enquire,
): Content {
  return { title, intro, cards: [{ ...card, scene, button, to }] };
}

const { emergency, restaurants, transport, treatments } = text;
const enquiry = paths.generalEnquiry;

/** The cards of each page (LIST-16 to LIST-19); the paths are spelt as specified. */
export const CONTENT: Record<string, Content> = {
  'fitness-facility': oneCard(text.fitness, 'gym', enquiry),
  'swimming-facility': oneCard(text.swimming, 'swimming', enquiry),
  'walking-facility': oneCard(text.walking, 'walking', enquiry),
  'spas-facility': oneCard(text.spas, 'spa', page('explore-spas'), text.explore),
  'explore-spas': {
    title: treatments.title,
    intro: treatments.intro,
    cards: [treatments.long, treatments.short].map((card) => ({
      ...card,
      scene: 'spa',
      button: text.book,
      to: paths.bookSpa,
    })),
  },
  'explore-resturants': oneCard(
    restaurants,
    'restaurants',
    paths.bookRestaurant,
    restaurants.button,
  ),
  emergency: oneCard(emergency, 'emergency', page('explore-doctors'), emergency.button),
  'explore-doctors': oneCard(text.doctors, 'emergency', enquiry),
  transport: oneCard(transport, 'transport', page('transport-detail'), transport.button),
  'transport-detail': oneCard(text.transfers, 'transport', paths.bookTransport, text.book),
};

/** Maps correct spellings to the specified ones (LIST-20). */
export const SPELLING_REDIRECTS: Record<string, string> = {
  'explore-restaurants': 'explore-resturants',
};
