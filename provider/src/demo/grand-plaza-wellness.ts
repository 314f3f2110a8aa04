import { type DemoCategory, pictures } from './demo-hotel.ts';

const BOOK = 'https://www.example.com/grand-plaza/book?what=';

/** Builds listings with both kinds of video in descriptions: an embedded player and a file. */
export function grandPlazaWellness(mediaBase: string): DemoCategory {
  const { picture, icon, file } = pictures(mediaBase, 'grand-plaza');
  return {
    name: 'Wellness',
    slug: 'wellness',
    icon: icon('wellness'),
    image: picture('spa'),
    summary: 'Heat, water and good hands',
    description:
      '<p>The vault is open from seven to ten. <strong>Treatments</strong> are £170 for 60 minutes and £130 for 30 minutes.</p>',
    tags: ['spa', 'relax'],
    children: [
      {
        name: 'Treatments',
        slug: 'treatments',
        image: picture('spa'),
        summary: 'Six rooms, eleven pairs of good hands',
        description: `<p>Choose the time first and the treatment when you lie down.</p>
<iframe src="https://player.vimeo.com/video/76979871" title="A quiet minute (demonstration)" width="640" height="360" allowfullscreen></iframe>`,
        phone: '+44 20 7946 0116',
        email: 'spa@grand-plaza.test',
        booking_link: `${BOOK}treatment`,
        tags: ['massage', 'facial'],
        children: [
          {
            name: 'Warm Stones',
            slug: 'warm-stones',
            image: picture('spa'),
            summary: 'Back and shoulders, an hour, £170',
            description: '<p>River stones from Wales, and hands that know where they belong.</p>',
            phone: '+44 20 7946 0116',
            booking_link: `${BOOK}warm-stones`,
            advert_type: 'platinum',
            tags: ['back', 'hot stone'],
          },
          {
            name: 'Travelled Feet',
            slug: 'travelled-feet',
            image: picture('walk'),
            summary: 'Half an hour for those who walked here, £130',
            description: '<p>Salt, a bowl and thirty minutes without a telephone.</p>',
            phone: '+44 20 7946 0116',
            advert_type: 'gold',
            tags: ['reflexology', 'pedicure'],
          },
          {
            name: 'Face by the Window',
            slug: 'face-by-the-window',
            image: picture('room'),
            summary: 'Cleaned, cooled, left alone, £130',
            description: '<p>Nothing with a scent unless you ask for one.</p>',
            email: 'spa@grand-plaza.test',
            advert_type: 'silver',
          },
          {
            name: 'Stretch & Breathe',
            slug: 'stretch-and-breathe',
            summary: 'Ten people, one floor, at eight',
            description: '<p>Mats are there. Free for guests of the house.</p>',
            advert_type: 'bronze',
            tags: ['yoga', 'class', 'free'],
          },
        ],
      },
      {
        name: 'Thermal Baths',
        slug: 'thermal-baths',
        image: picture('pool'),
        summary: 'Two saunas, a steam bath and a cold plunge',
        description: `<p>Free for guests of the house, two hours at a time.</p>
<video src="${file('splash.mp4')}" title="The house in the evening" width="360" height="640" controls></video>`,
        tags: ['sauna', 'steam', 'free'],
        children: [
          {
            name: 'The Dry Sauna',
            slug: 'dry-sauna',
            image: picture('spa'),
            summary: 'Ninety degrees, a window to the garden',
            description: '<p>Pine and a bucket. Talking is allowed, loudly is not.</p>',
          },
          {
            name: 'The Cold Plunge',
            slug: 'cold-plunge',
            image: picture('pool'),
            summary: 'Eleven degrees, for as long as you can count',
            description: '<p>Three steps down. The bell is for those who want applause.</p>',
          },
        ],
      },
    ],
  };
}
