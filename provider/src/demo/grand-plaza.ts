import type { HotelFile } from '../hotel-file/hotel-file.ts';
import { amenity, checklistOf, demoBuilders } from './demo-hotel.ts';
import { grandPlazaDining } from './grand-plaza-dining.ts';
import { grandPlazaFacilities } from './grand-plaza-facilities.ts';
import { grandPlazaHotel } from './grand-plaza-hotel.ts';
import { grandPlazaLocalArea } from './grand-plaza-local-area.ts';
import { grandPlazaWeddings, grandPlazaWellness } from './grand-plaza-wellness-weddings.ts';

/** Builds the demo hotel that uses every feature. All data are invented. */
export function grandPlaza(mediaBase: string) {
  const builders = demoBuilders(mediaBase, 'grand-plaza');
  const { picture, file } = builders;
  return {
    slug: 'grand-plaza',
    name: 'Grand Plaza',
    address: '12 Regent Square, London W1',
    city: 'London',
    timezone: 'Europe/London',
    country: 'GB',
    check_in_time: '15:00',
    welcome_title: 'Welcome to Grand Plaza',
    welcome_message:
      'A calm address in the middle of everything. Tell us what would make tonight easier.',
    description: `<p>Built in 1908 around a winter garden, with 142 rooms over the square.</p>
<p>The house was a bank before it was a hotel. The counters are now the bar, the vault is the spa, and the garden under its glass roof still opens at six for whoever is awake.</p>
<h3>Good to know</h3>
<ul>
<li>The front desk is staffed <strong>day and night</strong>.</li>
<li>Breakfast is served in The Orangery until eleven, on Sundays until noon.</li>
<li>Dogs are welcome in garden rooms, with a bed and a bowl of their own.</li>
</ul>`,
    phone: '+44 20 7946 0110',
    whatsapp: '+44 7700 900110',
    website: 'www.example.com/grand-plaza',
    latitude: 51.5184,
    longitude: -0.139,
    synonyms: [['vault', 'spa', 'sauna']],
    settings: {
      ...builders.commonSettings,
      primary_color: '#1e4a6e',
      secondary_color: '#b8924f',
      app_name: 'Grand Plaza',
      font_family: 'Figtree',
      flash_screen_video: file('splash.mp4'),
      pre_arrival_image: picture('case'),
      allow_pre_arrival: true,
    },
    quick_info: {
      opening_time: '3:00 PM',
      closing_time: '11:00 AM',
      parking_description:
        'Valet parking at the main door, day and night. The car comes back within ten minutes of your call. Four charging points are kept free for guests.',
      onsite_parking_rate: '£38 a night',
      nearby_parking_rate: '£24 a day at Mortimer Street, four minutes on foot',
      wifi_description: 'Fast everywhere in the house, garden included.',
      wifi_name: 'GrandPlaza-Guest',
      wifi_password: 'velvet-harp-29',
      front_desk_message: 'Somebody is at the desk day and night. No question is too small.',
      front_phone_number: '+44 20 7946 0110',
      concierge: '+44 20 7946 0112',
      emergency_contact: '+44 20 7946 0199',
      room_service_start_time: '6:00 AM',
      room_service_end_time: '1:00 AM',
      additional_amenities: [
        amenity(
          'Laundry',
          'Washed, pressed and back in your wardrobe',
          'Handed in before nine, back by six the same day. The bag hangs in your wardrobe.',
        ),
        amenity(
          'Umbrellas',
          'Borrowed at the door',
          'Take one from the stand in the lobby and bring it back dry or wet.',
        ),
        amenity(
          'Library',
          'A quiet room with books',
          'First floor, open until midnight. What you have begun you may take home.',
        ),
        amenity(
          'Bicycles',
          'To ride through the city',
          'Eight of them in the courtyard, with helmets and locks. Free for two hours.',
        ),
        amenity(
          'Breakfast',
          'Served under glass',
          'From half past six until eleven, on Sundays until noon, in The Orangery.',
        ),
      ],
    },
    categories: [
      grandPlazaHotel(builders),
      grandPlazaDining(builders),
      grandPlazaWellness(builders),
      grandPlazaLocalArea(builders),
      grandPlazaWeddings(builders),
      grandPlazaFacilities(builders),
    ],
    checklist: checklistOf({
      'In the room': [
        'A cot beside the bed',
        'Bedding without feathers',
        'A room far from the lift',
        'A kettle and a choice of teas',
        'A small fridge for medicine',
      ],
      'On the way and at the door': [
        'A car from the station',
        'A parking place with a charging point',
        'Luggage taken in before noon',
        'A late key, after midnight',
      ],
      'At the table': [
        'A vegetarian breakfast',
        'Bread and cake without gluten',
        'A high chair',
        'Dinner in the room on the first evening',
      ],
      'For an occasion': [
        'Flowers on the desk',
        'A cake with a name on it',
        'Something cold in the ice bucket',
      ],
    }),
  } satisfies HotelFile;
}
