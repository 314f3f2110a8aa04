import { type DemoCategory, pictures } from './demo-hotel.ts';
import { grandPlazaLocalArea } from './grand-plaza-local-area.ts';

const BOOK = 'https://www.example.com/grand-plaza/book?what=';
const PHONE = '+44 20 7946 0110';

/** The house itself; what lies around it is `grandPlazaLocalArea`. */
export function grandPlazaCategories(mediaBase: string): DemoCategory[] {
  const { picture, icon } = pictures(mediaBase, 'grand-plaza');
  return [
    {
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
          children: [
            {
              name: 'Garden Room',
              slug: 'garden-room',
              image: picture('room'),
              summary: 'Twenty-six square metres and the sound of the fountain',
              description: '<p>King-size bed, rain shower, a desk by the window.</p>',
              booking_link: `${BOOK}garden-room`,
              advert_type: 'platinum',
            },
            {
              name: 'Square Suite',
              slug: 'square-suite',
              image: picture('case'),
              summary: 'Two rooms, a bay window and the whole of Regent Square',
              description:
                '<p>Bedroom and salon, a bath under the window, coffee made your way.</p>',
              booking_link: `${BOOK}square-suite`,
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
        },
        {
          name: 'Marble Pool',
          slug: 'marble-pool',
          image: picture('pool'),
          summary: 'Eighteen metres, open from six',
          description: '<p>Warm, long and never crowded. Lanes until nine, families from ten.</p>',
        },
        {
          name: 'Map Room Bar',
          slug: 'map-room-bar',
          image: picture('bar'),
          summary: 'Classic cocktails and a late kitchen',
          description:
            '<p>The bank’s map room, with its maps. Open until two, the kitchen until one.</p>',
          phone: '+44 20 7946 0118',
        },
      ],
    },
    {
      name: 'Dining',
      slug: 'dining',
      icon: icon('dining'),
      image: picture('dining'),
      summary: 'Four ways to eat well',
      description:
        '<p>Four ways to eat well without a reservation across town. Tell us about allergies once and every kitchen knows.</p>',
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
        },
        {
          name: 'Map Room Bar',
          slug: 'map-room',
          image: picture('bar'),
          summary: 'Cocktails, small plates, a late kitchen',
          description: '<p>Classics as they were meant, and six of our own.</p>',
        },
        {
          name: 'In-Room Dining',
          slug: 'in-room-dining',
          image: picture('room'),
          summary: 'The whole menu, at your door',
          description:
            '<p>From six in the morning until one at night. Please allow thirty minutes.</p>',
          phone: PHONE,
        },
        {
          name: 'Tables nearby',
          slug: 'tables-nearby',
          image: picture('walk'),
          summary: 'Six places we send our own friends',
          description: '<p>All within a walk of fifteen minutes. We gladly book for you.</p>',
        },
      ],
    },
    {
      name: 'Wellness',
      slug: 'wellness',
      icon: icon('wellness'),
      image: picture('spa'),
      summary: 'Heat, water and good hands',
      description:
        '<p>The vault is open from seven to ten. <strong>Treatments</strong> are £170 for 60 minutes and £130 for 30 minutes.</p>',
      children: [
        {
          name: 'Treatments',
          slug: 'treatments',
          image: picture('spa'),
          summary: 'Six rooms, eleven pairs of good hands',
          description: '<p>Choose the time first and the treatment when you lie down.</p>',
          phone: '+44 20 7946 0116',
          email: 'spa@grand-plaza.test',
          booking_link: `${BOOK}treatment`,
        },
        {
          name: 'Thermal Baths',
          slug: 'thermal-baths',
          image: picture('pool'),
          summary: 'Two saunas, a steam bath and a cold plunge',
          description: '<p>Free for guests of the house, two hours at a time.</p>',
        },
      ],
    },
    grandPlazaLocalArea(mediaBase),
    {
      name: 'Weddings',
      slug: 'weddings',
      icon: icon('weddings'),
      image: picture('walk'),
      summary: 'A winter garden for up to 120 guests',
      description: `<p>Say it under glass, dance in the bank. One person looks after your day from the first call to the last car home.</p>
<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="A short film (demonstration)" width="560" height="315" allowfullscreen></iframe>`,
      children: [
        {
          name: 'The Winter Garden',
          slug: 'winter-garden',
          image: picture('dining'),
          summary: 'Ceremonies for 40 to 120 guests',
          description: '<p>Licensed for ceremonies, heated in winter, open to the sky in June.</p>',
          email: 'weddings@grand-plaza.test',
          phone: '+44 20 7946 0120',
        },
        {
          name: 'The Banking Hall',
          slug: 'banking-hall',
          image: picture('bar'),
          summary: 'Dinner and dancing under a ceiling of nine metres',
          description: '<p>Round tables for 120, a floor of oak, a bar as long as the room.</p>',
          email: 'weddings@grand-plaza.test',
        },
      ],
    },
    {
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
        },
        {
          name: 'Swimming Pool',
          slug: 'swimming-pool',
          image: picture('pool'),
          summary: 'Eighteen metres of warm water',
          description:
            '<p>Towels and slippers are at the pool. Children swim from ten to five.</p>',
        },
        {
          name: 'Meeting Rooms',
          slug: 'meeting-rooms',
          image: picture('desk'),
          summary: 'Three rooms for four to thirty people',
          description: '<p>With screens, daylight and a bell for coffee. £90 an hour.</p>',
          phone: PHONE,
        },
      ],
    },
  ];
}
