/** Lists subjects of remotes and names of screens: real words, so that they compress realistically. */
export const SUBJECTS =
  'spa gym pool kids-club golf tennis dining bar breakfast minibar laundry housekeeping concierge tours tickets taxi airport-transfer car-rental bikes parking meetings events weddings shop gift-cards loyalty offers upgrade late-checkout folio surveys lost-found wake-up room-controls television safety babysitting'.split(
    ' ',
  );
const SCREEN_NAMES =
  'booking overview history settings confirmation calendar prices hours staff rules photos reviews questions treatments packages members courses rooms tables orders cart payment receipt favourites team lessons rental schedule guests extras menu today weekend groups directions contact allergies sizes colours vouchers deposits returns waiting-list trainers equipment levels age-groups invitations decorations speakers'.split(
    ' ',
  );

/** Returns the name of the screen with this index within a subject. */
export function screenNameOf(subject: string, index: number): string {
  const start = SUBJECTS.indexOf(subject) * 13;
  return SCREEN_NAMES[(start + index * 7) % SCREEN_NAMES.length] ?? subject;
}

export function titleOf(name: string): string {
  return name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
}
