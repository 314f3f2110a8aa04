import type { HotelFile } from '../hotel-file/hotel-file.ts';
import { amenity, checklistOf, demoBuilders } from './demo-hotel.ts';
import { harbourHouseCategories } from './harbour-house-categories.ts';

/** Builds the small demo hotel without splash, forms and messaging. All data are invented. */
export function harbourHouse(mediaBase: string) {
  const builders = demoBuilders(mediaBase, 'harbour-house');
  return {
    slug: 'harbour-house',
    name: 'Harbour House',
    address: 'Lower Quay, Kinsale, County Cork',
    city: 'Kinsale',
    timezone: 'Europe/Dublin',
    country: 'IE',
    check_in_time: '16:00',
    welcome_title: 'Welcome to Harbour House',
    welcome_message: 'Six rooms above the quay. Ring the bell, and mind the cat.',
    description: `<p>A merchant built it for his ropes, and the hooks are still in the beams. The kettle is on from four.</p>`,
    phone: '+353 20 910 0130',
    whatsapp: '+353 20 910 0131',
    website: 'https://www.example.com/harbour-house',
    latitude: 51.7055,
    longitude: -8.5222,
    settings: {
      ...builders.commonSettings,
      primary_color: '#3f5f80',
      secondary_color: '#c9812b',
      app_name: 'Harbour House',
      font_family: 'Figtree',
      allow_pre_arrival: false,
    },
    quick_info: {
      opening_time: '4:00 PM',
      closing_time: '10:00 AM',
      parking_description: 'On the quay, with a card from us behind the windscreen.',
      onsite_parking_rate: 'None',
      nearby_parking_rate: 'Free with our card',
      wifi_description: 'Best in the sitting room, good in the rooms to the street.',
      wifi_name: 'HarbourHouse',
      wifi_password: 'six-rooms-1790',
      front_desk_message: 'We live on the first floor. Ring, at any hour that is not night.',
      front_phone_number: '+353 20 910 0130',
      concierge: '',
      emergency_contact: '+353 20 910 0139',
      room_service_start_time: '',
      room_service_end_time: '',
      additional_amenities: [
        amenity(
          'Bicycles',
          'To ride through the town',
          'Two of them, in the yard. Ask for the key.',
        ),
        amenity(
          'Raincoats',
          'Borrowed at the door',
          'Yellow ones, in the hall. They dry by the stove.',
        ),
        amenity(
          'Breakfast',
          'At one table',
          'From eight until ten. Early boats get theirs packed.',
        ),
      ],
    },
    categories: harbourHouseCategories(builders),
    checklist: checklistOf({
      'In the room': ['A cot beside the bed', 'A hot-water bottle', 'The room to the yard'],
      'At breakfast': ['Porridge', 'Bread without gluten', 'A packed breakfast for early boats'],
      'On arrival': ['A late key', 'Luggage taken in before four', 'A dry place for bicycles'],
    }),
  } satisfies HotelFile;
}
