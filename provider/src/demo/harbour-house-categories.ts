import type { DemoBuilders } from './demo-hotel.ts';

const PHONE = '+353 20 910 0130';
const EMAIL = 'hello@harbour-house.test';

export function harbourHouseCategories(builders: DemoBuilders) {
  const { category, section } = builders;
  return [
    section('Hotel', 'harbour', 'The house and the quay below')
      .text('Six rooms, one long table, and a stove.')
      .containing(
        category('Rooms', 'room', 'Six of them, above the quay')
          .text('Low doors, deep beds. The stairs are steep, and we carry the bags.')
          .with({ phone: PHONE, email: EMAIL, tags: ['bed', 'view'] })
          .containing(
            category('The Rope Loft', 'window-seat', 'Under the roof, with both harbours')
              .text('Thirty-one steps. Nobody has regretted them.')
              .with({ slug: 'rope-loft', phone: PHONE, advert_type: 'gold', own: true }),
          ),
        category('Breakfast', 'breakfast', 'At one table, from eight until ten')
          .text('Soda bread, eggs from next door, fish when there is some.')
          .with({ tags: ['morning', 'coffee', 'tea'] })
          .containing(
            category('Soda Bread', 'tea', 'Baked at six, gone by ten').text(
              'The recipe hangs in the kitchen. Take a photograph.',
            ),
          ),
      ),
    section('Local Area', 'quay', 'All of it within a walk')
      .text('The tide table hangs beside the door.')
      .with({ tags: ['town', 'walk'] })
      .containing(
        category('Restaurants', 'supper', 'Where we go on our evening off')
          .text('Book for a Saturday. We gladly call.')
          .with({ at: [51.7061, -8.5229], tags: ['food', 'dinner'] })
          .containing(
            category('The Tarred Barrel', 'pub', 'Chowder, stout, a fiddle on Thursdays.')
              .text('The stools by the fire are taken by six.')
              .with({
                at: [51.7059, -8.5233],
                website: 'https://www.example.com/tarred-barrel',
                booking_link: 'https://www.example.com/tarred-barrel/book',
                advert_type: 'platinum',
                tags: ['pub', 'music'],
              }),
            category('Salt & Lemon', 'fish', 'Six tables and a window to the boats.')
              .text('Mussels until they are gone.')
              .with({ at: [51.7049, -8.5216], phone: '+353 20 910 0142', advert_type: 'silver' }),
          ),
        category('Walks', 'coast-path', 'One for the morning, one for the day')
          .text('Both begin at our door.')
          .with({ at: [51.693, -8.495], tags: ['hike', 'coast'] })
          .containing(
            category('Round the Old Fort', 'lighthouse', 'Two hours, one hill, one bench.')
              .text('The gate is open from ten to six.')
              .with({ at: [51.693, -8.495], slug: 'old-fort' }),
          ),
      ),
  ];
}
