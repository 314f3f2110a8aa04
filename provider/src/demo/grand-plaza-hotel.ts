import type { DemoBuilders } from './demo-hotel.ts';

const BOOK = 'https://www.example.com/grand-plaza/book?what=';
const PHONE = '+44 20 7946 0110';

/** Builds the category `hotel`, whose children the hotel home shows. */
export const grandPlazaHotel = ({ category, section }: DemoBuilders) =>
  section('Hotel', 'desk', 'The house and what is in it')
    .text('Five places that our guests ask for first.')
    .containing(
      category('Rooms & Suites', 'room', 'Quiet rooms over the garden or the square')
        .text(
          '142 rooms, no two with the same view. Garden rooms hear the fountain, square rooms see the evening arrive.',
        )
        .with({ slug: 'rooms-suites', phone: PHONE, tags: ['bed', 'upgrade', 'sleep'] })
        .containing(
          category(
            'Garden Room',
            'garden-room',
            'Twenty-six square metres and the sound of the fountain',
          )
            .text('King-size bed, rain shower, a desk by the window.')
            .with({
              booking_link: `${BOOK}garden-room`,
              advert_type: 'platinum',
              own: true,
              tags: ['quiet', 'dogs'],
            }),
          category(
            'Square Suite',
            'suite',
            'Two rooms, a bay window and the whole of Regent Square',
          )
            .text('Bedroom and salon, a bath under the window, coffee made your way.')
            .with({ booking_link: `${BOOK}square-suite`, tags: ['bath', 'view'] }),
        ),
      category('The Orangery', 'orangery', 'Breakfast until eleven, dinner by lamplight')
        .text(
          'Under the glass roof of 1908. Breakfast from half past six, lunch at one long table, dinner from six.',
        )
        .with({
          phone: '+44 20 7946 0114',
          email: 'orangery@grand-plaza.test',
          booking_link: `${BOOK}orangery`,
          tags: ['restaurant', 'food'],
        })
        .containing(
          category(
            'Breakfast under Glass',
            'breakfast',
            'From half past six, on Sundays until noon',
          )
            .text(
              'Eggs as you say, bread from next door, fruit from the market. <em>Included</em> with every room.',
            )
            .with({ tags: ['morning', 'coffee'] }),
        ),
      category('Vault Spa', 'vault', 'Heat, stone and water under the old bank')
        .text(
          'Behind a door of four tons: two saunas, a stone bath, six rooms for treatments. £170 for 60 minutes, £130 for 30 minutes.',
        )
        .with({ phone: '+44 20 7946 0116', booking_link: `${BOOK}spa`, tags: ['massage', 'sauna'] })
        .containing(
          category('Day in the Vault', 'spa', 'Heat, lunch and one treatment of your choice')
            .text('From ten to six, with a robe and a key to the quiet room.')
            .with({ booking_link: `${BOOK}day-in-the-vault`, advert_type: 'gold', own: true }),
        ),
      category('Marble Pool', 'pool', 'Eighteen metres, open from six')
        .text('Warm, long and never crowded. Lanes until nine, families from ten.')
        .with({ tags: ['swimming'] })
        .containing(
          category('Lanes before Nine', 'lanes', 'Three lanes, nobody in a hurry').text(
            'From six to nine in the morning, grown-ups only.',
          ),
        ),
      category('Map Room Bar', 'bar', 'Classic cocktails and a late kitchen')
        .text('The bank’s map room, with its maps. Open until two, the kitchen until one.')
        .with({ phone: '+44 20 7946 0118', tags: ['drinks', 'late'] })
        .containing(
          category('The Six Houses', 'cocktail', 'Six cocktails of our own, one for every floor')
            .text('Ask for the fourth floor without ice.')
            .with({ tags: ['cocktail'] }),
        ),
    );
