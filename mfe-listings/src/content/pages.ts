import { paths } from '@foyer/shared/addresses/paths';
import { contentText as text } from './content-text.ts';
import type { SceneName } from './scenes.ts';

/** `to` is where its button leads. */
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

/** A page with one card. */
function single(
  words: Record<'title' | 'intro' | 'heading' | 'paragraph' | 'rate', string>,
  scene: SceneName,
  button: string,
  to: ContentCard['to'],
): Content {
  const { title, intro, ...card } = words;
  return { title, intro, cards: [{ ...card, scene, button, to }] };
}

const { treatments } = text;

/** Which cards stand on which page (LIST-16 to LIST-19); the addresses are spelt as specified. */
export const CONTENT: Record<string, Content> = {
  'fitness-facility': single(text.fitness, 'gym', text.enquire, paths.generalEnquiry),
  'swimming-facility': single(text.swimming, 'swimming', text.enquire, paths.generalEnquiry),
  'walking-facility': single(text.walking, 'walking', text.enquire, paths.generalEnquiry),
  'spas-facility': single(text.spas, 'spa', text.explore, page('explore-spas')),
  'explore-spas': {
    title: treatments.title,
    intro: treatments.intro,
    cards: [
      {
        scene: 'spa',
        heading: treatments.long,
        paragraph: treatments.longParagraph,
        rate: text.longRate,
        button: text.book,
        to: paths.bookSpa,
      },
      {
        scene: 'spa',
        heading: treatments.short,
        paragraph: treatments.shortParagraph,
        rate: text.shortRate,
        button: text.book,
        to: paths.bookSpa,
      },
    ],
  },
  'explore-resturants': single(
    text.restaurants,
    'restaurants',
    text.restaurants.button,
    paths.bookRestaurant,
  ),
  emergency: single(text.emergency, 'emergency', text.emergency.button, page('explore-doctors')),
  'explore-doctors': single(text.doctors, 'emergency', text.enquire, paths.generalEnquiry),
  transport: single(text.transport, 'transport', text.transport.button, page('transport-detail')),
  'transport-detail': single(text.transfers, 'transport', text.book, paths.bookTransport),
};

/** Correct spellings, and the specified ones that they lead to (LIST-20). */
export const SPELT: Record<string, string> = { 'explore-restaurants': 'explore-resturants' };
