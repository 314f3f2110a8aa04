import type { DemoBuilders } from './demo-hotel.ts';

const PHONE = '+44 1632 960155';

/** Builds the category `hotel`, whose children the hotel home shows. */
export const seasideInnHotel = ({ category, section }: DemoBuilders) =>
  section('Hotel', 'desk', 'The house and its steps to the sea')
    .text('What most of our guests look for first.')
    .containing(
      category('Rooms', 'room', 'Sea view or garden, always a deep bath')
        .text('Twenty-two of them, none alike. Room nine has the window seat.')
        .with({ tags: ['bed', 'view'] })
        .containing(
          category('Sea View', 'window-seat', 'A bed from which one sees the lighthouse')
            .text('Blinds only if you ask for them.')
            .with({ slug: 'sea-view-room', phone: PHONE, advert_type: 'platinum', own: true }),
        ),
      category('The Galley', 'dining', 'What the boats brought in, simply cooked')
        .text('Lunch from one, dinner from six. The board says what there is.')
        .with({ phone: '+44 1632 960157', tags: ['restaurant', 'fish'] })
        .containing(
          category('Catch of the Day', 'fish', 'What it is, the board says by one')
            .text('Grilled, with greens and new potatoes.')
            .with({ tags: ['fish', 'lunch'] }),
        ),
      category('Sea Pool', 'sea-pool', 'Warm water above the bay, all year')
        .text('Sea water at thirty degrees, open from sunrise until ten.')
        .with({ tags: ['swimming', 'warm'] })
        .containing(
          category('Sunrise Swim', 'sunrise', 'With a flask of tea on the step')
            .text('Meet at the gate when the light comes. Robes are in the hall.')
            .with({ tags: ['morning', 'free'] }),
        ),
      category('Coast Path', 'coast-path', 'Four walks that begin at our gate')
        .text('From forty minutes to a whole day. Boots are in the hall.')
        .with({ at: [50.2155, -5.4847], tags: ['hike', 'walk'] })
        .containing(
          category('To the Lookout and Back', 'lookout', 'Forty minutes, two gates, one bench')
            .text('Seals in the cove, mostly in the afternoon.')
            .with({ at: [50.2188, -5.4811], slug: 'to-the-lookout', tags: ['seals', 'short'] }),
          category('The Whole Headland', 'headland', 'A day, with a bus for the way home')
            .text('We pack lunch if you say so the evening before.')
            .with({ at: [50.1869, -5.6142] }),
        ),
      category('Salt Rooms', 'thermal', 'Steam, seaweed and a good hour of quiet')
        .text('Two rooms for two people each. Ask at the desk in the morning.')
        .with({ tags: ['spa', 'steam'] })
        .containing(
          category('An Hour for Two', 'footbath', 'Steam, salt and nobody else')
            .text('Slippers are in front of the door. Leave the telephone in them.')
            .with({ phone: PHONE }),
        ),
    );
