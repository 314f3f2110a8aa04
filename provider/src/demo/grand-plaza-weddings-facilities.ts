import { type DemoCategory, pictures } from './demo-hotel.ts';

const PHONE = '+44 20 7946 0110';
const WEDDINGS = 'weddings@grand-plaza.test';

export function grandPlazaWeddings(mediaBase: string): DemoCategory {
  const { picture, icon } = pictures(mediaBase, 'grand-plaza');
  return {
    name: 'Weddings',
    slug: 'weddings',
    icon: icon('weddings'),
    image: picture('walk'),
    summary: 'A winter garden for up to 120 guests',
    description: `<p>Say it under glass, dance in the bank. One person looks after your day from the first call to the last car home.</p>
<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="A short video (demonstration)" width="560" height="315" allowfullscreen></iframe>`,
    tags: ['marriage', 'party'],
    children: [
      {
        name: 'The Winter Garden',
        slug: 'winter-garden',
        image: picture('dining'),
        summary: 'Ceremonies for 40 to 120 guests',
        description: '<p>Licensed for ceremonies, heated in winter, open to the sky in June.</p>',
        email: WEDDINGS,
        phone: '+44 20 7946 0120',
        tags: ['ceremony'],
        children: [
          {
            name: 'Noon Ceremony',
            slug: 'noon-ceremony',
            image: picture('walk'),
            summary: 'Half an hour, with the sun straight above',
            description: '<p>A registrar, a string trio and a door to the square.</p>',
            email: WEDDINGS,
          },
          {
            name: 'Candle Ceremony',
            slug: 'candle-ceremony',
            image: picture('dining'),
            summary: 'At dusk, from October to March',
            description: '<p>Two hundred candles, lit by your guests.</p>',
            email: WEDDINGS,
          },
        ],
      },
      {
        name: 'The Banking Hall',
        slug: 'banking-hall',
        image: picture('bar'),
        summary: 'Dinner and dancing under a ceiling of nine metres',
        description: '<p>Round tables for 120, a floor of oak, a bar as long as the room.</p>',
        email: WEDDINGS,
        tags: ['dinner', 'dance', 'reception'],
        children: [
          {
            name: 'Dinner for 120',
            slug: 'dinner-for-120',
            image: picture('dining'),
            summary: 'Twelve tables of ten, one menu or three',
            description: '<p>You taste it with us a month before.</p>',
            email: WEDDINGS,
          },
          {
            name: 'Band and Floor',
            slug: 'band-and-floor',
            image: picture('bar'),
            summary: 'Until two, with earplugs for the aunts',
            description: '<p>Bring your band or take ours.</p>',
            email: WEDDINGS,
          },
        ],
      },
    ],
  };
}

export function grandPlazaFacilities(mediaBase: string): DemoCategory {
  const { picture, icon } = pictures(mediaBase, 'grand-plaza');
  return {
    name: 'Facilities',
    slug: 'facilities',
    icon: icon('facilities'),
    image: picture('pool'),
    summary: 'Pool, gym, meeting rooms',
    description: '<p>All open to every guest, without a charge unless it says so.</p>',
    children: [
      {
        name: 'Gym',
        slug: 'gym',
        image: picture('case'),
        summary: 'Day and night, with a window',
        description:
          '<p>Weights, rowing machines and a trainer from seven to ten in the morning.</p>',
        tags: ['fitness', 'sport', 'training'],
        children: [
          {
            name: 'An Hour with a Trainer',
            slug: 'hour-with-a-trainer',
            image: picture('case'),
            summary: 'From seven to ten in the morning, £45',
            description: '<p>She asks what hurts first.</p>',
            phone: PHONE,
          },
          {
            name: 'Rowing at Six',
            slug: 'rowing-at-six',
            image: picture('pool'),
            summary: 'Six machines, one rhythm, half an hour',
            description: '<p>Mondays and Thursdays. Nobody wins.</p>',
          },
        ],
      },
      {
        name: 'Swimming Pool',
        slug: 'swimming-pool',
        image: picture('pool'),
        summary: 'Eighteen metres of warm water',
        description: '<p>Towels and slippers are at the pool. Children swim from ten to five.</p>',
        tags: ['swim', 'children'],
        children: [
          {
            name: 'Family Hours',
            slug: 'family-hours',
            image: picture('pool'),
            summary: 'From ten to five, with everything that floats',
            description: '<p>Somebody watches. You watch too.</p>',
          },
        ],
      },
      {
        name: 'Meeting Rooms',
        slug: 'meeting-rooms',
        image: picture('desk'),
        summary: 'Three rooms for four to thirty people',
        description: '<p>With screens, daylight and a bell for coffee. £90 an hour.</p>',
        phone: PHONE,
        tags: ['conference', 'work'],
        children: [
          {
            name: 'The Counting Room',
            slug: 'counting-room',
            image: picture('desk'),
            summary: 'A round table for eight',
            description: '<p>A screen, a door that closes, coffee that does not run out.</p>',
            email: 'meetings@grand-plaza.test',
          },
          {
            name: 'The Ledger',
            slug: 'the-ledger',
            image: picture('desk'),
            summary: 'Rows for thirty, with daylight from two sides',
            description: '<p>We set it up the evening before.</p>',
            email: 'meetings@grand-plaza.test',
          },
        ],
      },
      {
        name: 'Business Corner',
        slug: 'business-corner',
        image: picture('case'),
        summary: 'A printer, a shredder and nobody behind you',
        description:
          '<p>Behind the library. Send a page to print@grand-plaza.test and it lies there.</p>',
        tags: ['print', 'office', 'scan'],
        children: [
          {
            name: 'Printing & Parcels',
            slug: 'printing-and-parcels',
            image: picture('case'),
            summary: 'Printed at once, posted at five',
            description: '<p>Paper, envelopes and stamps are on the house up to ten pages.</p>',
            phone: PHONE,
          },
        ],
      },
    ],
  };
}
