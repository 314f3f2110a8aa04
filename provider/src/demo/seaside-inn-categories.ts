import { type DemoCategory, pictures } from './demo-hotel.ts';

export function seasideInnCategories(mediaBase: string): DemoCategory[] {
  const { picture, icon } = pictures(mediaBase, 'seaside-inn');
  return [
    {
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
        },
        {
          name: 'The Galley',
          slug: 'the-galley',
          image: picture('dining'),
          summary: 'What the boats brought in, simply cooked',
          description: '<p>Lunch from one, dinner from six. The board says what there is.</p>',
          phone: '+44 1632 960157',
        },
        {
          name: 'Sea Pool',
          slug: 'sea-pool',
          image: picture('pool'),
          summary: 'Warm water above the bay, all year',
          description: '<p>Sea water at thirty degrees, open from sunrise until ten.</p>',
        },
        {
          name: 'Coast Path',
          slug: 'coast-path',
          image: picture('walk'),
          summary: 'Four walks that begin at our gate',
          description: '<p>From forty minutes to a whole day. Boots are in the hall.</p>',
          latitude: 50.2155,
          longitude: -5.4847,
        },
        {
          name: 'Salt Rooms',
          slug: 'salt-rooms',
          image: picture('spa'),
          summary: 'Steam, seaweed and a good hour of quiet',
          description: '<p>Two rooms for two people each. Ask at the desk in the morning.</p>',
        },
      ],
    },
    {
      name: 'Dining',
      slug: 'dining',
      icon: icon('dining'),
      image: picture('dining'),
      summary: 'From the boats and from the garden',
      description: '<p>One kitchen, three places to sit.</p>',
      children: [
        {
          name: 'The Galley',
          slug: 'galley-restaurant',
          image: picture('dining'),
          summary: 'Fish, greens and bread from our own oven',
          description: '<p>Twelve tables. Guests of the house are always seated.</p>',
          phone: '+44 1632 960157',
        },
        {
          name: 'Terrace Bar',
          slug: 'terrace-bar',
          image: picture('bar'),
          summary: 'Sundowners with the best view of the bay',
          description: '<p>Open when the flag is up.</p>',
        },
      ],
    },
    {
      name: 'Wellness',
      slug: 'wellness',
      icon: icon('wellness'),
      image: picture('spa'),
      summary: 'Salt, steam and quiet',
      description: '<p>The sea does most of it.</p>',
      children: [
        {
          name: 'Salt Rooms',
          slug: 'salt-treatments',
          image: picture('spa'),
          summary: 'Seaweed baths for two',
          description: '<p>An hour, with tea afterwards.</p>',
          phone: '+44 1632 960155',
        },
      ],
    },
    {
      name: 'Local Area',
      slug: 'local-area',
      icon: icon('local-area'),
      image: picture('walk'),
      summary: 'Harbour, beaches, galleries',
      description: '<p>All on foot, most of it downhill on the way there.</p>',
      children: [
        {
          name: 'Beaches',
          slug: 'beaches',
          image: picture('pool'),
          summary: 'Four, one for every wind',
          description: '<p>Ask at breakfast which one today.</p>',
          latitude: 50.2167,
          longitude: -5.4775,
          children: [
            {
              name: 'Lantern Surf School',
              slug: 'lantern-surf-school',
              image: picture('case'),
              summary: 'Two hours with a board and somebody patient.',
              description: '<p>Every tide, from eight years up.</p>',
              booking_link: 'https://www.example.com/lantern-surf',
              advert_type: 'gold',
            },
            {
              name: 'The Hut',
              slug: 'the-hut',
              summary: 'Coffee, pasties and dry towels.',
              description: '<p>On the sand, from nine.</p>',
              advert_type: 'bronze',
            },
          ],
        },
      ],
    },
    {
      name: 'Weddings',
      slug: 'weddings',
      icon: icon('weddings'),
      image: picture('bar'),
      summary: 'Thirty guests and the whole house',
      description: '<p>On the terrace, with the bay behind you.</p>',
      children: [
        {
          name: 'The Terrace',
          slug: 'terrace-wedding',
          image: picture('bar'),
          summary: 'Ceremony at high tide',
          description: '<p>We keep a list of the tides for the next two years.</p>',
          email: 'weddings@seaside-inn.test',
        },
      ],
    },
  ];
}
