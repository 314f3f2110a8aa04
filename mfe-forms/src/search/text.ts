import { defineTexts } from '@foyer/shared/language/define-texts.ts';

/** Defines the texts of the search entries, apart from those of the forms. */
export const searchText = defineTexts({
  /** The place of an entry. */
  path: 'Requests',
  /** Words that find an entry and are not shown, by its id. */
  keywords: {
    'hotel/check-in': 'arrive, arrival, register, online check-in',
    'hotel/pre-arrival': 'cot, crib, pillow, birthday, allergy, special requests, before arrival',
    requests: 'answers, sent, status, what I asked',
    enquire: 'question, enquiry, enquire, contact, help, write',
    'book-spa': 'massage, treatment, sauna, wellness, facial',
    'upgrade-room': 'suite, better room, bigger room, view',
    'book-resturant': 'restaurant, dinner, lunch, reservation, eat',
    'book-transport': 'taxi, cab, car, transfer, airport, station, transport, shuttle',
    'late-check-out': 'checkout, check out, leave later, departure, last day',
    invoice: 'bill, receipt, folio, payment',
    towels: 'towel, bathrobe, linen, pillow, blanket',
    laundry: 'wash, clothes, ironing, dry cleaning, shirt',
    housekeeping: 'clean, cleaning, make up room, bed',
    repair: 'broken, repair, maintenance, heating, air conditioning, shower, light, cold, hot',
    'wake-up-call': 'wake, alarm, morning',
    'lost-property': 'lost, found, forgot, forgotten, left behind',
    luggage: 'bags, suitcase, storage, left luggage',
  },
});
