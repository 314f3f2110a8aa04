/** Groups of words and phrases with the same meaning; a search for one finds the others too. */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['wifi', 'wi-fi', 'internet', 'wlan', 'wireless'],
  ['password', 'passcode', 'pin', 'code'],
  ['check out', 'checkout', 'departure', 'depart', 'leave'],
  ['check in', 'checkin', 'arrival', 'arrive'],
  ['bill', 'invoice', 'receipt', 'folio'],
  [
    'parking',
    'park',
    'garage',
    'car park',
    'valet',
    'charging point',
    'charging station',
    'electric car',
  ],
  ['taxi', 'cab', 'ride', 'car', 'transport', 'transfer', 'driver', 'uber'],
  ['airport', 'station', 'train', 'transfer', 'transport'],
  ['doctor', 'physician', 'medical', 'ill', 'sick', 'medicine', 'pharmacy', 'dentist', 'hospital'],
  ['emergency', 'ambulance', 'police', 'fire brigade', 'urgent', 'accident'],
  ['reception', 'front desk', 'desk', 'receptionist', 'phone number', 'telephone number'],
  ['address', 'directions', 'location', 'where is the hotel', 'get there'],
  ['restaurant', 'table', 'dinner', 'eat', 'food'],
  ['hungry', 'food', 'eat', 'room service'],
  ['room service', 'in-room dining', 'breakfast in bed'],
  ['drink', 'bar', 'cocktail', 'wine'],
  ['spa', 'massage', 'treatment', 'facial'],
  ['gym', 'fitness', 'workout', 'exercise', 'training'],
  ['pool', 'swim', 'swimming'],
  ['walk', 'walking', 'hike', 'jogging', 'running'],
  ['bike', 'bicycle', 'cycling'],
  ['laundry', 'washing', 'dry cleaning', 'ironing', 'iron', 'clothes'],
  ['housekeeping', 'cleaning', 'clean', 'tidy', 'maid'],
  ['towel', 'linen', 'bathrobe'],
  ['luggage', 'baggage', 'suitcase', 'bag'],
  ['wake up', 'alarm'],
  ['repair', 'broken', 'maintenance', 'does not work', 'leak'],
  ['upgrade', 'suite', 'bigger room', 'better room'],
  ['dog', 'pet', 'cat'],
  ['child', 'children', 'kid', 'baby', 'cot', 'family'],
  ['meeting', 'conference', 'business'],
  ['chat', 'message', 'ask', 'question', 'help'],
];

/** Words of a question that find nothing by themselves. */
export const IGNORED_WORDS = `a about am an and any are at be book can could d do does feel find for from get give
  has have how i in is it ll long m many may me more much my need of on or order our please s some
  someone something t that the there these this time to up us ve want was we what when where which
  who will with would you your`;
