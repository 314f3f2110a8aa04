import type { DemoBuilders } from './demo-hotel.ts';

const BOOK = 'https://www.example.com/grand-plaza/book?what=';
const PHONE = '+44 20 7946 0110';

export const grandPlazaDining = ({ category, section }: DemoBuilders) =>
  section('Dining', 'dining', 'Four ways to eat well')
    .text(
      'Four ways to eat well without a reservation across town. Tell us about allergies once and every kitchen knows.',
    )
    .with({ tags: ['food', 'eat'] })
    .containing(
      category('The Orangery', 'dining', 'Seasonal British cooking under glass')
        .text('A short menu that changes with the market. The fish comes from Cornwall.')
        .with({
          slug: 'orangery-restaurant',
          phone: '+44 20 7946 0114',
          booking_link: `${BOOK}orangery`,
          tags: ['restaurant', 'dinner', 'breakfast'],
        })
        .containing(
          category('Dinner by Lamplight', 'dining', 'Four courses, from six').with({
            description: `<p>The menu of today hangs by the door.</p><ul><li>Four courses <strong>£64</strong></li><li>With wine <strong>£98</strong></li></ul>`,
            booking_link: `${BOOK}dinner`,
            advert_type: 'platinum',
            tags: ['wine', 'menu'],
          }),
          category('Afternoon Tea', 'room', 'Three tiers of it, between three and five')
            .text('Scones come warm and twice. Say so when you have had enough.')
            .with({
              email: 'orangery@grand-plaza.test',
              phone: '+44 20 7946 0114',
              tags: ['cake', 'scones', 'crème'],
            }),
        ),
      category('Map Room Bar', 'bar', 'Cocktails, small plates, a late kitchen')
        .text('Classics as they were meant, and six of our own.')
        .with({ slug: 'map-room', tags: ['drinks', 'late'] })
        .containing(
          category('Small Plates', 'dining', 'Until one in the morning')
            .text('Rarebit, oysters, a very good toasted sandwich.')
            .with({ tags: ['snack', 'night'] }),
          category('Without Alcohol', null, 'Eight drinks that miss nothing')
            .text('Shrubs, bitters and tea, mixed like the others.')
            .with({ advert_type: 'silver' }),
        ),
      category('In-Room Dining', 'room', 'The whole menu, at your door')
        .text('From six in the morning until one at night. Please allow thirty minutes.')
        .with({ phone: PHONE, tags: ['room service', 'breakfast in bed'] })
        .containing(
          category('Breakfast in Bed', 'room', 'Hang the card on the door before three').text(
            'It knocks when you said. The tray goes outside when you like.',
          ),
          category('Night Menu', 'room', 'Soup, toast and things that need no knife')
            .text('From eleven until one. Dial 4.')
            .with({ phone: PHONE }),
        ),
      category('Tables nearby', 'walk', 'Six places we send our own friends')
        .text('All within a walk of fifteen minutes. We gladly book for you.')
        .with({ at: [51.519, -0.141], tags: ['restaurant', 'walk'] })
        .containing(
          category('Pepper & Pear', 'dining', 'Everything grilled, the pears too')
            .text('Ask for the table by the stove.')
            .with({
              at: [51.5176, -0.1411],
              phone: '+44 20 7946 0141',
              website: 'www.example.com/pepper-and-pear',
              advert_type: 'gold',
            }),
          category('Café Écluse', 'case', 'Crêpes on the canal, cider by the bowl')
            .text('Twenty-five minutes along the water, five by cab on the way back.')
            .with({
              at: [51.5349, -0.1233],
              phone: '+44 20 7946 0142',
              tags: ['pancakes', 'canal', 'français'],
            }),
          category('Ten Bells Pies', null, 'Four pies and mash with all of them')
            .text('Closed when they are eaten, mostly before two.')
            .with({ at: [51.5167, -0.1345], advert_type: 'bronze', tags: ['pub', 'lunch'] }),
        ),
    );
