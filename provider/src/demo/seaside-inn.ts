import type { HotelFile } from '../hotel-file/hotel-file.ts';
import { amenity, checklistOf, demoBuilders } from './demo-hotel.ts';
import { seasideInnCategories } from './seaside-inn-categories.ts';

/** Builds the demo hotel in the second brand, with a picture as splash. All data are invented. */
export function seasideInn(mediaBase: string) {
  const builders = demoBuilders(mediaBase, 'seaside-inn');
  return {
    slug: 'seaside-inn',
    name: 'Seaside Inn',
    address: 'Harbour Walk, St Ives, Cornwall',
    city: 'St Ives',
    timezone: 'Europe/London',
    country: 'GB',
    check_in_time: '14:00',
    welcome_title: 'Welcome to Seaside Inn',
    welcome_message:
      'Salt air, slow mornings, and the tide at the door. Tell us what you need today.',
    description: `<p>Twenty-two rooms on the harbour wall, and a beach below the steps.</p>
<p>The boats go out at four and come back at noon; what they bring is on the board in The Galley by one. Wetsuits hang in the hall, in all sizes, and nobody minds sand on the stairs.</p>`,
    phone: '+44 1632 960155',
    whatsapp: '+44 7700 900155',
    website: 'https://www.example.com/seaside-inn',
    latitude: 50.214,
    longitude: -5.479,
    settings: {
      ...builders.commonSettings,
      banner_video: `${builders.commonSettings.banner_video}#focus=85,42`,
      additional_amenities_image: builders.picture('hall'),
      primary_color: '#0f7c8a',
      secondary_color: '#f2795c',
      app_name: 'Seaside Inn',
      font_family: 'Plus Jakarta Sans',
      flash_screen_video: builders.file('banner.avif?w=390,780,1170,1600'),
      pre_arrival_image: builders.picture('window-seat'),
      allow_pre_arrival: true,
    },
    quick_info: {
      opening_time: '2:00 PM',
      closing_time: '10:30 AM',
      parking_description:
        'Twelve places behind the house, first come first served. When they are taken, the harbour car park is two minutes down the hill.',
      onsite_parking_rate: 'Free',
      nearby_parking_rate: '£9 a day at the harbour',
      wifi_description: 'Good in the rooms, better on the terrace, none on the beach.',
      wifi_name: 'SeasideInn',
      wifi_password: 'low-tide-at-7',
      front_desk_message:
        'We are at the desk from seven until eleven. At night, ring the bell twice.',
      front_phone_number: '+44 1632 960155',
      concierge: '+44 1632 960156',
      emergency_contact: '+44 1632 960199',
      room_service_start_time: '8:00 AM',
      room_service_end_time: '9:00 PM',
      additional_amenities: [
        amenity(
          'Wetsuits',
          'For the sea',
          'In the hall, all sizes. Rinse them in the yard and hang them up again.',
        ),
        amenity(
          'Beach bags',
          'Packed for the day',
          'Towels, a flask and a windbreak. Ask for one at breakfast.',
        ),
        amenity(
          'Library',
          'A quiet room with books',
          'The shelf on the landing. Leave one, take one.',
        ),
        amenity(
          'Breakfast',
          'Fish, eggs and our own bread',
          'From half past seven until ten, in The Galley.',
        ),
      ],
    },
    categories: seasideInnCategories(builders),
    checklist: checklistOf({
      'In the room': [
        'A cot beside the bed',
        'A blanket for the dog',
        'The window seat in room nine',
      ],
      'For the beach': ['Wetsuits in our sizes', 'A windbreak and a flask', 'Buckets and spades'],
      'At the table': [
        'A vegetarian breakfast',
        'A packed lunch for the path',
        'A table by the window',
      ],
    }),
  } satisfies HotelFile;
}
