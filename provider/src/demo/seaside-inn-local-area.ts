import type { DemoBuilders } from './demo-hotel.ts';

export const seasideInnLocalArea = ({ category, section }: DemoBuilders) =>
  section('Local Area', 'harbour', 'Harbour, beaches, galleries')
    .text('All on foot, most of it downhill on the way there.')
    .with({ tags: ['town', 'walk'] })
    .containing(
      category('Beaches', 'beach', 'Four, one for every wind')
        .text('Ask at breakfast which one today.')
        .with({ at: [50.2167, -5.4775], tags: ['sand', 'swimming', 'surf'] })
        .containing(
          category('Lantern Surf School', 'surf', 'Two hours with a board and somebody patient.')
            .text('Every tide, from eight years up.')
            .with({
              at: [50.2171, -5.478],
              booking_link: 'https://www.example.com/lantern-surf',
              advert_type: 'gold',
              tags: ['lesson', 'children'],
            }),
          category('The Hut', null, 'Coffee, pasties and dry towels.')
            .text('On the sand, from nine.')
            .with({ at: [50.2165, -5.4772], advert_type: 'bronze' }),
        ),
      category('Restaurants', 'quay', 'On the quay, above it, and on the sand')
        .text('Tell us how hungry you are and whether the shoes are dry.')
        .with({ at: [50.2139, -5.4781], tags: ['food', 'dinner'] })
        .containing(
          category('Tin Roof Pizza', null, 'Sourdough pizza by the slice, on the beach.')
            .text('Until the dough is gone.')
            .with({ at: [50.2164, -5.477], phone: '+44 1632 960171', advert_type: 'bronze' }),
          category('The Net Loft', 'hearth', 'Wood fire, crab and Cornish wine upstairs.')
            .text('Up the ladder stairs. They help with prams.')
            .with({
              at: [50.2143, -5.4788],
              phone: '+44 1632 960172',
              advert_type: 'gold',
              tags: ['crab', 'seafood'],
            }),
          category('Daisy’s Kitchen', 'tea', 'Pasties and cream teas, home-made since 1974.')
            .text('Jam first. Do not ask.')
            .with({
              at: [50.2131, -5.4802],
              phone: '+44 1632 960173',
              website: 'www.example.com/daisys-kitchen',
              advert_type: 'silver',
              tags: ['scones', 'tea', 'lunch'],
            }),
          category(
            'Porthole',
            'fish',
            'Twelve tables on the quay and whatever was landed this morning.',
          )
            .text('No menu. One fish, three sizes of hunger.')
            .with({
              at: [50.2149, -5.4778],
              phone: '+44 1632 960174',
              website: 'https://www.example.com/porthole',
              booking_link: 'https://www.example.com/porthole/book',
              advert_type: 'platinum',
              tags: ['fish', 'quay'],
            }),
        ),
      category('Galleries', 'gallery', 'Small rooms with good light')
        .text('Most close on Mondays, all close for a good sunset.')
        .with({ at: [50.2127, -5.482], tags: ['art', 'rain'] })
        .containing(
          category('The Sail Store', 'painting', 'Paintings where the canvas used to be sewn.')
            .text('Free. The box at the door is for the roof.')
            .with({ at: [50.2127, -5.482] }),
        ),
    );
