import { type DemoCategory, pictures } from './demo-hotel.ts';

const BOOK = 'https://www.example.com/grand-plaza/book?what=';
const PHONE = '+44 20 7946 0110';

/** Builds the category `hotel`, whose children the hotel home shows. */
export function grandPlazaHotel(mediaBase: string): DemoCategory {
  const { picture, icon } = pictures(mediaBase, 'grand-plaza');
  return {
    name: 'Hotel',
    slug: 'hotel',
    icon: icon('hotel'),
    image: picture('room'),
    summary: 'The house and what is in it',
    description: '<p>Five places that our guests ask for first.</p>',
    children: [
      {
        name: 'Rooms & Suites',
        slug: 'rooms-suites',
        image: picture('room'),
        summary: 'Quiet rooms over the garden or the square',
        description:
          '<p>142 rooms, no two with the same view. Garden rooms hear the fountain, square rooms see the evening arrive.</p>',
        phone: PHONE,
        tags: ['bed', 'upgrade', 'sleep'],
        children: [
          {
            name: 'Garden Room',
            slug: 'garden-room',
            image: picture('room'),
            summary: 'Twenty-six square metres and the sound of the fountain',
            description: '<p>King-size bed, rain shower, a desk by the window.</p>',
            booking_link: `${BOOK}garden-room`,
            advert_type: 'platinum',
            tags: ['quiet', 'dogs'],
          },
          {
            name: 'Square Suite',
            slug: 'square-suite',
            image: picture('case'),
            summary: 'Two rooms, a bay window and the whole of Regent Square',
            description: '<p>Bedroom and salon, a bath under the window, coffee made your way.</p>',
            booking_link: `${BOOK}square-suite`,
            tags: ['bath', 'view'],
          },
          {
            name: 'Family Rooms',
            slug: 'family-rooms',
            image: picture('room'),
            summary: 'Two rooms with a door between them',
            description:
              '<p>For four or five. Cots and night lights come from the desk, stories from the library.</p>',
            phone: PHONE,
            email: 'rooms@grand-plaza.test',
            tags: ['children', 'cot'],
          },
        ],
      },
      {
        name: 'The Orangery',
        slug: 'the-orangery',
        image: picture('dining'),
        summary: 'Breakfast until eleven, dinner by lamplight',
        description:
          '<p>Under the glass roof of 1908. Breakfast from half past six, lunch at one long table, dinner from six.</p>',
        phone: '+44 20 7946 0114',
        email: 'orangery@grand-plaza.test',
        booking_link: `${BOOK}orangery`,
        tags: ['restaurant', 'food'],
        children: [
          {
            name: 'Breakfast under Glass',
            slug: 'breakfast-under-glass',
            image: picture('dining'),
            summary: 'From half past six, on Sundays until noon',
            description:
              '<p>Eggs as you say, bread from next door, fruit from the market. <em>Included</em> with every room.</p>',
            tags: ['morning', 'coffee'],
          },
          {
            name: 'The Long Table',
            slug: 'the-long-table',
            image: picture('dining'),
            summary: 'Lunch beside people you do not know yet',
            description: '<p>One table, one menu, from half past twelve. Thirty-two seats.</p>',
            booking_link: `${BOOK}long-table`,
            tags: ['lunch'],
          },
        ],
      },
      {
        name: 'Vault Spa',
        slug: 'vault-spa',
        image: picture('spa'),
        summary: 'Heat, stone and water under the old bank',
        description:
          '<p>Behind a door of four tons: two saunas, a stone bath, six rooms for treatments. £170 for 60 minutes, £130 for 30 minutes.</p>',
        phone: '+44 20 7946 0116',
        booking_link: `${BOOK}spa`,
        tags: ['massage', 'sauna'],
        children: [
          {
            name: 'Day in the Vault',
            slug: 'day-in-the-vault',
            image: picture('spa'),
            summary: 'Heat, lunch and one treatment of your choice',
            description: '<p>From ten to six, with a robe and a key to the quiet room.</p>',
            booking_link: `${BOOK}day-in-the-vault`,
            advert_type: 'gold',
          },
          {
            name: 'Evening for Two',
            slug: 'evening-for-two',
            image: picture('pool'),
            summary: 'The stone bath, to yourselves, from eight',
            description:
              '<p>Ninety minutes by candlelight. Somebody knocks ten minutes before.</p>',
            phone: '+44 20 7946 0116',
            tags: ['couples'],
          },
        ],
      },
      {
        name: 'Marble Pool',
        slug: 'marble-pool',
        image: picture('pool'),
        summary: 'Eighteen metres, open from six',
        description: '<p>Warm, long and never crowded. Lanes until nine, families from ten.</p>',
        tags: ['swimming'],
        children: [
          {
            name: 'Lanes before Nine',
            slug: 'lanes-before-nine',
            image: picture('pool'),
            summary: 'Three lanes, nobody in a hurry',
            description: '<p>From six to nine in the morning, grown-ups only.</p>',
          },
          {
            name: 'First Strokes',
            slug: 'first-strokes',
            image: picture('pool'),
            summary: 'Swimming lessons from four years up',
            description: '<p>Half an hour, two children at a time. Armbands are at the pool.</p>',
            phone: PHONE,
            tags: ['children', 'lesson'],
          },
        ],
      },
      {
        name: 'Map Room Bar',
        slug: 'map-room-bar',
        image: picture('bar'),
        summary: 'Classic cocktails and a late kitchen',
        description:
          '<p>The bank’s map room, with its maps. Open until two, the kitchen until one.</p>',
        phone: '+44 20 7946 0118',
        tags: ['drinks', 'late'],
        children: [
          {
            name: 'The Six Houses',
            slug: 'the-six-houses',
            image: picture('bar'),
            summary: 'Six cocktails of our own, one for every floor',
            description: '<p>Ask for the fourth floor without ice.</p>',
            tags: ['cocktail'],
          },
          {
            name: 'Piano on Thursdays',
            slug: 'piano-on-thursdays',
            image: picture('bar'),
            summary: 'From nine, until the last glass',
            description: '<p>No stage, no ticket, no requests before ten.</p>',
            tags: ['music', 'live'],
          },
        ],
      },
    ],
  };
}
