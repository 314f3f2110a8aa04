import { HOTEL_ADMIN } from '@foyer/shared/contracts/provider/conversation.ts';
import unhomoglyph from 'unhomoglyph';

/** Matches combining marks (accents, strokes) and invisible characters. */
const INVISIBLE = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;
const NO_LETTERS = /\P{L}/gu;
/** Matches words without letters (a room number, a year): they do not make a name distinct. */
const WORD_WITHOUT_LETTERS = /(?<=^|\s)\P{L}+(?=\s|$)/gu;

/** Maps look-alikes that the Unicode tables keep apart (small capitals, digits) to a letter. */
const LOOKALIKES: Record<string, string> = {
  ...{ ʜ: 'h', ᴛ: 't', ᴇ: 'e', ʟ: 'i', ᴀ: 'a', ᴅ: 'd', ᴍ: 'm', ʍ: 'm', ɴ: 'n' },
  ...{ l: 'i', '!': 'i', '3': 'e', '4': 'a', '@': 'a', '7': 't', '+': 't' },
};

/** First code points of boxed and flag letters (🅷, 🇭), which NFKD does not decompose. */
const BOXED_ALPHABETS = [0x1f170, 0x1f1e6];
const unboxed = (sign: string) => {
  const code = sign.codePointAt(0) ?? 0;
  const first = BOXED_ALPHABETS.find((box) => code >= box && code < box + 26);
  return first === undefined ? sign : String.fromCodePoint(97 + code - first);
};

const stripMarks = (text: string) => text.normalize('NFKD').replaceAll(INVISIBLE, '');

/** Returns the name with look-alikes (UTS #39) and near look-alikes mapped to one letter. */
function skeletonOf(name: string): string {
  const letters = [...stripMarks(unhomoglyph(name)).toLowerCase()];
  return letters
    .map((letter) => LOOKALIKES[letter] ?? letter)
    .join('')
    .replaceAll(NO_LETTERS, '')
    .replaceAll('rn', 'm')
    .replaceAll('ci', 'd');
}

const HOTEL_SKELETON = skeletonOf(HOTEL_ADMIN);
/** Includes the reversed name, which a right-to-left override displays in normal order. */
const RESERVED = new Set([HOTEL_SKELETON, [...HOTEL_SKELETON].reverse().join('')]);

/** Tells whether a name looks like 'Hotel Admin', which only the hotel may use (AUTH-47). */
export function imitatesHotel(name: string): boolean {
  const visible = stripMarks([...name].map(unboxed).join(''));
  const readings = [
    visible.replaceAll(NO_LETTERS, ''),
    visible.replaceAll(WORD_WITHOUT_LETTERS, ''),
  ];
  return readings.some((reading) => RESERVED.has(skeletonOf(reading)));
}
