import { type DemoCategory, pictures } from './demo-hotel.ts';
import { seasideInnHotel } from './seaside-inn-hotel.ts';
import { seasideInnLocalArea } from './seaside-inn-local-area.ts';

export function seasideInnCategories(mediaBase: string): DemoCategory[] {
  const { picture, icon } = pictures(mediaBase, 'seaside-inn');
  return [
    seasideInnHotel(mediaBase),
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
          tags: ['dinner', 'fish'],
          children: [
            {
              name: 'Supper at Six',
              slug: 'supper-at-six',
              image: picture('dining'),
              summary: 'Early, for small people and long drives',
              description: '<p>Fish fingers that were a fish this morning.</p>',
              tags: ['children'],
            },
            {
              name: 'The Window Table',
              slug: 'the-window-table',
              image: picture('dining'),
              summary: 'Seven courses for two, one sitting',
              description: '<p>Once an evening. Say at breakfast that you want it.</p>',
              phone: '+44 1632 960157',
              advert_type: 'gold',
            },
          ],
        },
        {
          name: 'Terrace Bar',
          slug: 'terrace-bar',
          image: picture('bar'),
          summary: 'Sundowners with the best view of the bay',
          description: '<p>Open when the flag is up.</p>',
          tags: ['drinks', 'view'],
          children: [
            {
              name: 'Sundowners',
              slug: 'sundowners',
              image: picture('bar'),
              summary: 'Four of them, named after the lifeboats',
              description: '<p>Blankets are under the bench.</p>',
              tags: ['cocktail', 'sunset'],
            },
          ],
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
          tags: ['spa', 'massage'],
          children: [
            {
              name: 'Seaweed Bath',
              slug: 'seaweed-bath',
              image: picture('spa'),
              summary: 'Forty minutes, gathered at low tide',
              description: '<p>It looks worse than it feels. Everybody says so.</p>',
              phone: '+44 1632 960155',
              tags: ['bath'],
            },
            {
              name: 'Hot Towel Hour',
              slug: 'hot-towel-hour',
              image: picture('spa'),
              summary: 'For shoulders that carried a board',
              description: '<p>Warm oil, warm towels, then tea.</p>',
              advert_type: 'silver',
            },
          ],
        },
      ],
    },
    seasideInnLocalArea(mediaBase),
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
          tags: ['ceremony', 'marriage'],
          children: [
            {
              name: 'High Tide Ceremony',
              slug: 'high-tide-ceremony',
              image: picture('bar'),
              summary: 'Thirty chairs and the sea for music',
              description: '<p>We know the hour two years ahead.</p>',
              email: 'weddings@seaside-inn.test',
            },
          ],
        },
      ],
    },
    {
      name: 'Events',
      slug: 'events',
      image: picture('walk'),
      summary: 'What is on in the house',
      description:
        '<p>Nothing this week: the choir is at sea. The board in the hall says when it is back.</p>',
      tags: ['music', 'choir'],
    },
  ];
}
