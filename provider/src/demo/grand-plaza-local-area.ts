import type { DemoBuilders } from './demo-hotel.ts';
import { grandPlazaMarket } from './grand-plaza-market.ts';

/** Builds the category of places in the neighbourhood. */
export function grandPlazaLocalArea(builders: DemoBuilders) {
  const { category, section } = builders;
  return section('Local Area', 'street', 'What is worth the walk')
    .text('Everything here we have tried ourselves, most of it more than once.')
    .containing(
      restaurants(builders),
      category('Bars', 'bar', 'For one glass or for the evening')
        .text('Two that we like and one that is hard to find.')
        .with({ at: [51.5179, -0.1402], tags: ['drinks', 'cocktail', 'wine'] })
        .containing(
          category('The Long Pour', 'wine', 'Forty wines by the glass.')
            .text('Ask for the shelf that has no labels.')
            .with({
              at: [51.5171, -0.1397],
              slug: 'long-pour',
              phone: '+44 20 7946 0135',
              advert_type: 'gold',
            }),
          category('Under Number Nine', null, 'Down the stairs, behind the coats.')
            .text('Knock twice.')
            .with({ at: [51.5189, -0.1377] }),
          category('The Roof at Tenter Lane', 'rooftop', 'Eleven floors up, blankets included.')
            .text('Best in the half hour before dark. The lift is the small one.')
            .with({
              at: [51.5149, -0.1301],
              slug: 'roof-at-tenter-lane',
              website: 'https://www.example.com/tenter-lane-roof',
              booking_link: 'https://www.example.com/tenter-lane-roof/book',
              advert_type: 'silver',
              tags: ['rooftop', 'view', 'sunset'],
            }),
        ),
      category('Walks', 'walk', 'Three ways out, from twenty minutes to an afternoon')
        .text('The desk has a map of each, drawn by our porter.')
        .with({ at: [51.5313, -0.157], tags: ['park', 'running', 'outdoors'] })
        .containing(
          category('The Park before Breakfast', 'park', 'Forty minutes, flat, best at seven.')
            .text('Out of the door, left, and straight on until there is grass.')
            .with({ at: [51.5313, -0.157], slug: 'park-before-breakfast' }),
          category(
            'Seven Courtyards',
            'courtyard',
            'Twenty minutes through doors that look locked.',
          )
            .text('None of them is. Push gently and close them behind you.')
            .with({ at: [51.5193, -0.1372] }),
          category('Along the Canal', 'canal', 'An afternoon, flat, with a boat for the way back.')
            .text('Six kilometres to the lock. The last boat leaves at five.')
            .with({ at: [51.5352, -0.1245], tags: ['boat', 'water'] }),
        ),
      category('Swimming', 'lanes', 'Ponds, baths and a lido')
        .text('Towels are at the desk; take two.')
        .with({ at: [51.5608, -0.1572], tags: ['lido', 'pool'] })
        .containing(
          category('The Mixed Pond', 'pond', 'Cold, green and older than the city.')
            .text('Ducks have right of way.')
            .with({ at: [51.5608, -0.1572], slug: 'mixed-pond' }),
          category('Granary Lido', 'lido', 'Fifty metres under the sky, heated until October.')
            .text('Lockers take a pound and give it back.')
            .with({
              at: [51.5262, -0.1289],
              website: 'www.example.com/granary-lido',
              advert_type: 'gold',
            }),
        ),
      grandPlazaMarket(builders),
    );
}

/** Builds listings of every advert tier and of none. They have coordinates; one has a child. */
const restaurants = ({ category }: DemoBuilders) =>
  category('Restaurants', 'bistro', 'From eleven courses to a bowl of noodles')
    .text('Tell us when you would like to eat, and we will ring them.')
    .with({ at: [51.5186, -0.1415], tags: ['food', 'dinner', 'eat'] })
    .containing(
      category('Noodle Lane', 'noodles', 'Hand-pulled noodles until two in the morning.')
        .text('Eight stools and a line outside that moves fast.')
        .with({
          at: [51.5139, -0.1312],
          tags: ['chinese', 'ramen', 'late'],
          phone: '+44 20 7946 0131',
          advert_type: 'bronze',
        }),
      category('Saint Clement', 'oysters', 'Oysters, cold wine and a long zinc counter.')
        .text('The counter is for those who come without a booking.')
        .with({
          at: [51.5175, -0.1366],
          tags: ['seafood', 'oysters', 'wine'],
          phone: '+44 20 7946 0132',
          whatsapp: '+44 7700 900132',
          advert_type: 'gold',
        }),
      category('Bread Street Rooms', 'bakery', 'All-day cooking with a bakery in the window.')
        .text('Come for the loaf, stay for lunch.')
        .with({
          at: [51.5202, -0.1391],
          tags: ['bakery', 'brunch', 'coffee'],
          phone: '+44 20 7946 0133',
          website: 'www.example.com/bread-street',
          advert_type: 'silver',
        }),
      category(
        'Holt & Larder',
        'plates',
        'A tasting menu of eleven small courses, cooked in front of twenty guests.',
      )
        .text('One sitting at half past seven. The cooks serve and the cooks explain.')
        .with({
          at: [51.5194, -0.1438],
          tags: ['tasting menu', 'fine dining'],
          phone: '+44 20 7946 0134',
          email: 'table@holt-larder.test',
          website: 'https://www.example.com/holt-larder',
          booking_link: 'https://www.example.com/holt-larder/book',
          advert_type: 'platinum',
        })
        .containing(
          category(
            'The Larder Counter',
            'kitchen',
            'Six seats beside the stove, five courses, no waiting list.',
          )
            .text('From five o’clock, first come first served.')
            .with({ at: [51.5194, -0.1438], slug: 'larder-counter' }),
        ),
      category('Corner House', 'pub', 'The pub around the corner, with a fire and a good pie.')
        .text('Our own staff are here on Thursdays.')
        .with({ at: [51.5181, -0.1429], tags: ['pub', 'beer', 'fireplace'] }),
    );
