import { type DemoCategory, pictures } from './demo-hotel.ts';

const BOOK = 'https://www.example.com/grand-plaza/book?what=';
const PHONE = '+44 20 7946 0110';

export function grandPlazaDining(mediaBase: string): DemoCategory {
  const { picture, icon } = pictures(mediaBase, 'grand-plaza');
  return {
    name: 'Dining',
    slug: 'dining',
    icon: icon('dining'),
    image: picture('dining'),
    summary: 'Four ways to eat well',
    description:
      '<p>Four ways to eat well without a reservation across town. Tell us about allergies once and every kitchen knows.</p>',
    tags: ['food', 'eat'],
    children: [
      {
        name: 'The Orangery',
        slug: 'orangery-restaurant',
        image: picture('dining'),
        summary: 'Seasonal British cooking under glass',
        description:
          '<p>A short menu that changes with the market. The fish comes from Cornwall.</p>',
        phone: '+44 20 7946 0114',
        booking_link: `${BOOK}orangery`,
        tags: ['restaurant', 'dinner', 'breakfast'],
        children: [
          {
            name: 'Dinner by Lamplight',
            slug: 'dinner-by-lamplight',
            image: picture('dining'),
            summary: 'Four courses, from six',
            description:
              '<p>The menu of today hangs by the door.</p><ul><li>Four courses <strong>£64</strong></li><li>With wine <strong>£98</strong></li></ul>',
            booking_link: `${BOOK}dinner`,
            advert_type: 'platinum',
            tags: ['wine', 'menu'],
          },
          {
            name: 'Afternoon Tea',
            slug: 'afternoon-tea',
            image: picture('room'),
            summary: 'Three tiers of it, between three and five',
            description: '<p>Scones come warm and twice. Say so when you have had enough.</p>',
            email: 'orangery@grand-plaza.test',
            phone: '+44 20 7946 0114',
            tags: ['cake', 'scones', 'crème'],
          },
        ],
      },
      {
        name: 'Map Room Bar',
        slug: 'map-room',
        image: picture('bar'),
        summary: 'Cocktails, small plates, a late kitchen',
        description: '<p>Classics as they were meant, and six of our own.</p>',
        tags: ['drinks', 'late'],
        children: [
          {
            name: 'Small Plates',
            slug: 'small-plates',
            image: picture('dining'),
            summary: 'Until one in the morning',
            description: '<p>Rarebit, oysters, a very good toasted sandwich.</p>',
            tags: ['snack', 'night'],
          },
          {
            name: 'Without Alcohol',
            slug: 'without-alcohol',
            summary: 'Eight drinks that miss nothing',
            description: '<p>Shrubs, bitters and tea, mixed like the others.</p>',
            advert_type: 'silver',
          },
        ],
      },
      {
        name: 'In-Room Dining',
        slug: 'in-room-dining',
        image: picture('room'),
        summary: 'The whole menu, at your door',
        description:
          '<p>From six in the morning until one at night. Please allow thirty minutes.</p>',
        phone: PHONE,
        tags: ['room service', 'breakfast in bed'],
        children: [
          {
            name: 'Breakfast in Bed',
            slug: 'breakfast-in-bed',
            image: picture('room'),
            summary: 'Hang the card on the door before three',
            description: '<p>It knocks when you said. The tray goes outside when you like.</p>',
          },
          {
            name: 'Night Menu',
            slug: 'night-menu',
            image: picture('room'),
            summary: 'Soup, toast and things that need no knife',
            description: '<p>From eleven until one. Dial 4.</p>',
            phone: PHONE,
          },
        ],
      },
      {
        name: 'Tables nearby',
        slug: 'tables-nearby',
        image: picture('walk'),
        summary: 'Six places we send our own friends',
        description: '<p>All within a walk of fifteen minutes. We gladly book for you.</p>',
        latitude: 51.519,
        longitude: -0.141,
        tags: ['restaurant', 'walk'],
        children: [
          {
            name: 'Pepper & Pear',
            slug: 'pepper-and-pear',
            image: picture('dining'),
            summary: 'Everything grilled, the pears too',
            description: '<p>Ask for the table by the stove.</p>',
            phone: '+44 20 7946 0141',
            website: 'www.example.com/pepper-and-pear',
            latitude: 51.5176,
            longitude: -0.1411,
            advert_type: 'gold',
          },
          {
            name: 'Café Écluse',
            slug: 'cafe-ecluse',
            image: picture('case'),
            summary: 'Crêpes on the canal, cider by the bowl',
            description: '<p>Twenty-five minutes along the water, five by cab on the way back.</p>',
            phone: '+44 20 7946 0142',
            latitude: 51.5349,
            longitude: -0.1233,
            tags: ['pancakes', 'canal', 'français'],
          },
          {
            name: 'Ten Bells Pies',
            slug: 'ten-bells-pies',
            summary: 'Four pies and mash with all of them',
            description: '<p>Closed when they are eaten, mostly before two.</p>',
            latitude: 51.5167,
            longitude: -0.1345,
            advert_type: 'bronze',
            tags: ['pub', 'lunch'],
          },
        ],
      },
    ],
  };
}
