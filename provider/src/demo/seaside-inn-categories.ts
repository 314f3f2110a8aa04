import type { DemoBuilders } from './demo-hotel.ts';
import { seasideInnHotel } from './seaside-inn-hotel.ts';
import { seasideInnLocalArea } from './seaside-inn-local-area.ts';

const PHONE = '+44 1632 960155';
const WEDDINGS = 'weddings@seaside-inn.test';

export function seasideInnCategories(builders: DemoBuilders) {
  const { category, section } = builders;
  return [
    seasideInnHotel(builders),
    section('Dining', 'fish', 'From the boats and from the garden')
      .text('One kitchen, three places to sit.')
      .containing(
        category('The Galley', 'dining', 'Fish, greens and bread from our own oven')
          .text('Twelve tables. Guests of the house are always seated.')
          .with({ slug: 'galley-restaurant', phone: '+44 1632 960157', tags: ['dinner', 'fish'] })
          .containing(
            category('Supper at Six', 'supper', 'Early, for small people and long drives')
              .text('Fish fingers that were a fish this morning.')
              .with({ tags: ['children'] }),
          ),
        category('Terrace Bar', 'rooftop', 'Sundowners with the best view of the bay')
          .text('Open when the flag is up.')
          .with({ tags: ['drinks', 'view'] })
          .containing(
            category('Sundowners', 'cocktail', 'Four of them, named after the lifeboats')
              .text('Blankets are under the bench.')
              .with({ tags: ['cocktail', 'sunset'] }),
          ),
      ),
    section('Wellness', 'spa', 'Salt, steam and quiet')
      .text('The sea does most of it.')
      .containing(
        category('Salt Rooms', 'thermal', 'Seaweed baths for two')
          .text('An hour, with tea afterwards.')
          .with({ slug: 'salt-treatments', phone: PHONE, tags: ['spa', 'massage'] })
          .containing(
            category('Seaweed Bath', 'bath', 'Forty minutes, gathered at low tide')
              .text('It looks worse than it feels. Everybody says so.')
              .with({ phone: PHONE, tags: ['bath'] }),
          ),
      ),
    seasideInnLocalArea(builders),
    section('Weddings', 'rings', 'Thirty guests and the whole house')
      .text('On the terrace, with the bay behind you.')
      .containing(
        category('The Terrace', 'wedding', 'Ceremony at high tide')
          .text('We keep a list of the tides for the next two years.')
          .with({ slug: 'terrace-wedding', email: WEDDINGS, tags: ['ceremony', 'marriage'] })
          .containing(
            category('High Tide Ceremony', 'sea-ceremony', 'Thirty chairs and the sea for music')
              .text('We know the hour two years ahead.')
              .with({ email: WEDDINGS }),
          ),
      ),
    category('Events', 'music', 'What is on in the house')
      .text('Nothing this week: the choir is at sea. The board in the hall says when it is back.')
      .with({ tags: ['music', 'choir'] }),
  ];
}
