import type { DemoBuilders } from './demo-hotel.ts';

const PHONE = '+44 20 7946 0110';

export const grandPlazaFacilities = ({ category, section }: DemoBuilders) =>
  section('Facilities', 'lanes', 'Pool, gym, meeting rooms')
    .text('All open to every guest, without a charge unless it says so.')
    .containing(
      category('Gym', 'gym', 'Day and night, with a window')
        .text('Weights, rowing machines and a trainer from seven to ten in the morning.')
        .with({ tags: ['fitness', 'sport', 'training'] })
        .containing(
          category('An Hour with a Trainer', 'weights', 'From seven to ten in the morning, £45')
            .text('She asks what hurts first.')
            .with({ slug: 'hour-with-a-trainer', phone: PHONE }),
        ),
      category('Swimming Pool', 'pool', 'Eighteen metres of warm water')
        .text('Towels and slippers are at the pool. Children swim from ten to five.')
        .with({ tags: ['swim', 'children'] })
        .containing(
          category('Family Hours', 'float', 'From ten to five, with everything that floats').text(
            'Somebody watches. You watch too.',
          ),
        ),
      category('Meeting Rooms', 'meeting', 'Three rooms for four to thirty people')
        .text('With screens, daylight and a bell for coffee. £90 an hour.')
        .with({ phone: PHONE, tags: ['conference', 'work'] })
        .containing(
          category('The Counting Room', 'round-table', 'A round table for eight')
            .text('A screen, a door that closes, coffee that does not run out.')
            .with({ slug: 'counting-room', email: 'meetings@grand-plaza.test' }),
        ),
    );
