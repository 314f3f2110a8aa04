/** What remotes of a large house are about, and what their screens show: words that compress as words do. */
export const SUBJECTS =
  'spa gym pool kids-club golf tennis dining bar breakfast minibar laundry housekeeping concierge tours tickets taxi airport-transfer car-rental bikes parking meetings events weddings shop gift-cards loyalty offers upgrade late-checkout folio surveys lost-found wake-up room-controls television safety babysitting'.split(
    ' ',
  );
const WORDS =
  'booking overview history settings confirmation calendar prices hours staff rules photos reviews questions treatments packages members courses rooms tables orders cart payment receipt favourites team lessons rental schedule guests extras menu today weekend groups directions contact allergies sizes colours vouchers deposits returns waiting-list trainers equipment levels age-groups invitations decorations speakers'.split(
    ' ',
  );

/** One of many words, another one for each `place` of a subject. */
export function wordOf(subject: string, place: number): string {
  const start = SUBJECTS.indexOf(subject) * 13;
  return WORDS[(start + place * 7) % WORDS.length] ?? subject;
}

export function inWords(name: string): string {
  return name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
}
