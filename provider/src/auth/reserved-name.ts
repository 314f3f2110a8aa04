import { HOTEL_ADMIN } from '@foyer/shared/contracts/conversation';
import unhomoglyph from 'unhomoglyph';

/** What is no sign of its own: accents, strokes through a letter, and what nobody sees. */
const UNSEEN = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;
const NO_LETTERS = /\P{L}/gu;
/** A room number, a year: it makes another name of nobody's. */
const WORD_WITHOUT_LETTERS = /(?<=^|\s)\P{L}+(?=\s|$)/gu;

/** Read as these letters, though the Unicode tables keep them apart (small capitals, digits). */
const READ_AS: Record<string, string> = {
  ...{ ʜ: 'h', ᴛ: 't', ᴇ: 'e', ʟ: 'i', ᴀ: 'a', ᴅ: 'd', ᴍ: 'm', ʍ: 'm', ɴ: 'n' },
  ...{ l: 'i', '!': 'i', '3': 'e', '4': 'a', '@': 'a', '7': 't', '+': 't' },
};

/** Letters in boxes and of flags have no letter to fall back on: 🅷, 🇭. */
const BOXES = [0x1f170, 0x1f1e6];
const unboxed = (sign: string) => {
  const code = sign.codePointAt(0) ?? 0;
  const first = BOXES.find((box) => code >= box && code < box + 26);
  return first === undefined ? sign : String.fromCodePoint(97 + code - first);
};

const plain = (text: string) => text.normalize('NFKD').replaceAll(UNSEEN, '');

/** What a reader takes a name for: look-alikes (UTS #39) and what is near them are one letter. */
function read(name: string): string {
  const letters = [...plain(unhomoglyph(name)).toLowerCase()];
  return letters
    .map((letter) => READ_AS[letter] ?? letter)
    .join('')
    .replaceAll(NO_LETTERS, '')
    .replaceAll('rn', 'm')
    .replaceAll('ci', 'd');
}

const HOTEL = read(HOTEL_ADMIN);
/** Written from right to left it is shown the right way round. */
const RESERVED = new Set([HOTEL, [...HOTEL].reverse().join('')]);

/** Whether a name reads as 'Hotel Admin', which is the hotel's own in every conversation (AUTH-47). */
export function imitatesHotel(name: string): boolean {
  const seen = plain([...name].map(unboxed).join(''));
  const readings = [seen.replaceAll(NO_LETTERS, ''), seen.replaceAll(WORD_WITHOUT_LETTERS, '')];
  return readings.some((reading) => RESERVED.has(read(reading)));
}
