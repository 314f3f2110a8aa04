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

/** Creates a page with one card. */
function singleCardPage(
  texts: Record<'title' | 'intro' | 'heading' | 'paragraph' | 'rate', string>,
  scene: SceneName,
  button: string,
  to: ContentCard['to'],
): Content {
  const { title, intro, ...card } = texts;
  return { title, intro, cards: [{ ...card, scene, button, to }] };
}

const { treatments } = text;

/** The cards of each page (LIST-16 to LIST-19); the paths are spelt as specified. */
export const CONTENT: Record<string, Content> = {
  'fitness-facility': singleCardPage(text.fitness, 'gym', text.enquire, paths.generalEnquiry),
  'swimming-facility': singleCardPage(
    text.swimming,
    'swimming',
    text.enquire,
    paths.generalEnquiry,
  ),
  'walking-facility': singleCardPage(text.walking, 'walking', text.enquire, paths.generalEnquiry),
  'spas-facility': singleCardPage(text.spas, 'spa', text.explore, page('explore-spas')),
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
  'explore-resturants': singleCardPage(
    text.restaurants,
    'restaurants',
    text.restaurants.button,
    paths.bookRestaurant,
  ),
  emergency: singleCardPage(
    text.emergency,
    'emergency',
    text.emergency.button,
    page('explore-doctors'),
  ),
  'explore-doctors': singleCardPage(text.doctors, 'emergency', text.enquire, paths.generalEnquiry),
  transport: singleCardPage(
    text.transport,
    'transport',
    text.transport.button,
    page('transport-detail'),
  ),
  'transport-detail': singleCardPage(text.transfers, 'transport', text.book, paths.bookTransport),
};

/** Maps correct spellings to the specified ones (LIST-20). */
export const SPELLING_REDIRECTS: Record<string, string> = {
  'explore-restaurants': 'explore-resturants',
};
