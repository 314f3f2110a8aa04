import { type DemoCategory, pictures } from './demo-hotel.ts';

/** Builds the category `hotel`, whose children the hotel home shows. */
export function seasideInnHotel(mediaBase: string): DemoCategory {
  const { picture, icon } = pictures(mediaBase, 'seaside-inn');
  return {
    name: 'Hotel',
    slug: 'hotel',
    icon: icon('hotel'),
    image: picture('room'),
    summary: 'The house and its steps to the sea',
    description: '<p>What most of our guests look for first.</p>',
    children: [
      {
        name: 'Rooms',
        slug: 'rooms',
        image: picture('room'),
        summary: 'Sea view or garden, always a deep bath',
        description: '<p>Twenty-two of them, none alike. Room nine has the window seat.</p>',
        tags: ['bed', 'view'],
        children: [
          {
            name: 'Sea View',
            slug: 'sea-view-room',
            image: picture('room'),
            summary: 'A bed from which one sees the lighthouse',
            description: '<p>Blinds only if you ask for them.</p>',
            phone: '+44 1632 960155',
            advert_type: 'platinum',
          },
          {
            name: 'Garden Side',
            slug: 'garden-side-room',
            image: picture('room'),
            summary: 'Quieter, warmer, and half a step cooler in price',
            description: '<p>With a door to the herbs.</p>',
            phone: '+44 1632 960155',
          },
        ],
      },
      {
        name: 'The Galley',
        slug: 'the-galley',
        image: picture('dining'),
        summary: 'What the boats brought in, simply cooked',
        description: '<p>Lunch from one, dinner from six. The board says what there is.</p>',
        phone: '+44 1632 960157',
        tags: ['restaurant', 'fish'],
        children: [
          {
            name: 'Catch of the Day',
            slug: 'catch-of-the-day',
            image: picture('dining'),
            summary: 'What it is, the board says by one',
            description: '<p>Grilled, with greens and new potatoes.</p>',
            tags: ['fish', 'lunch'],
          },
          {
            name: 'Breakfast until Late',
            slug: 'breakfast-until-late',
            image: picture('dining'),
            summary: 'Kippers, eggs, bread from our own oven',
            description: '<p>Until half past eleven. Nobody looks at the clock.</p>',
          },
        ],
      },
      {
        name: 'Sea Pool',
        slug: 'sea-pool',
        image: picture('pool'),
        summary: 'Warm water above the bay, all year',
        description: '<p>Sea water at thirty degrees, open from sunrise until ten.</p>',
        tags: ['swimming', 'warm'],
        children: [
          {
            name: 'Sunrise Swim',
            slug: 'sunrise-swim',
            image: picture('pool'),
            summary: 'With a flask of tea on the step',
            description: '<p>Meet at the gate when the light comes. Robes are in the hall.</p>',
            tags: ['morning', 'free'],
          },
        ],
      },
      {
        name: 'Coast Path',
        slug: 'coast-path',
        image: picture('walk'),
        summary: 'Four walks that begin at our gate',
        description: '<p>From forty minutes to a whole day. Boots are in the hall.</p>',
        latitude: 50.2155,
        longitude: -5.4847,
        tags: ['hike', 'walk'],
        children: [
          {
            name: 'To the Lookout and Back',
            slug: 'to-the-lookout',
            image: picture('walk'),
            summary: 'Forty minutes, two gates, one bench',
            description: '<p>Seals in the cove, mostly in the afternoon.</p>',
            latitude: 50.2188,
            longitude: -5.4811,
            tags: ['seals', 'short'],
          },
          {
            name: 'The Whole Headland',
            slug: 'the-whole-headland',
            image: picture('walk'),
            summary: 'A day, with a bus for the way home',
            description: '<p>We pack lunch if you say so the evening before.</p>',
            latitude: 50.1869,
            longitude: -5.6142,
          },
        ],
      },
      {
        name: 'Salt Rooms',
        slug: 'salt-rooms',
        image: picture('spa'),
        summary: 'Steam, seaweed and a good hour of quiet',
        description: '<p>Two rooms for two people each. Ask at the desk in the morning.</p>',
        tags: ['spa', 'steam'],
        children: [
          {
            name: 'An Hour for Two',
            slug: 'an-hour-for-two',
            image: picture('spa'),
            summary: 'Steam, salt and nobody else',
            description: '<p>Slippers are in front of the door. Leave the telephone in them.</p>',
            phone: '+44 1632 960155',
          },
        ],
      },
    ],
  };
}
