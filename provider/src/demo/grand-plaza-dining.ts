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
      category('The Orangery', 'orangery', 'Seasonal British cooking under glass')
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
            own: true,
            tags: ['wine', 'menu'],
          }),
        ),
      category('Map Room Bar', 'bar', 'Cocktails, small plates, a late kitchen')
        .text('Classics as they were meant, and six of our own.')
        .with({ slug: 'map-room', tags: ['drinks', 'late'] })
        .containing(
          category('Small Plates', 'plates', 'Until one in the morning')
            .text('Rarebit, oysters, a very good toasted sandwich.')
            .with({ tags: ['snack', 'night'] }),
        ),
      category('In-Room Dining', 'tray', 'The whole menu, at your door')
        .text('From six in the morning until one at night. Please allow thirty minutes.')
        .with({ phone: PHONE, tags: ['room service', 'breakfast in bed'] })
        .containing(
          category(
            'Breakfast in Bed',
            'breakfast-in-bed',
            'Hang the card on the door before three',
          ).text('It knocks when you said. The tray goes outside when you like.'),
        ),
      category('Tables nearby', 'bistro', 'Places we send our own friends')
        .text('All within a walk of fifteen minutes. We gladly book for you.')
        .with({ at: [51.519, -0.141], tags: ['restaurant', 'walk'] })
        .containing(
          category('Pepper & Pear', 'hearth', 'Everything grilled, the pears too')
            .text('Ask for the table by the stove.')
            .with({
              at: [51.5176, -0.1411],
              phone: '+44 20 7946 0141',
              website: 'www.example.com/pepper-and-pear',
              advert_type: 'gold',
            }),
          category('Ten Bells Pies', null, 'Four pies and mash with all of them')
            .text('Closed when they are eaten, mostly before two.')
            .with({ at: [51.5167, -0.1345], advert_type: 'bronze', tags: ['pub', 'lunch'] }),
        ),
    );
