import { describe, expect, test } from 'vitest';
import { imitatesHotel } from './reserved-name.ts';

describe("the hotel's reserved name", () => {
  test.each([
    ['in any case', 'HOTEL  ADMIN'],
    ['with signs and digits around', '~ hotel-admin_2 ~'],
    ['in full width', 'Ｈｏｔｅｌ Ａｄｍｉｎ'],
    ['with what nobody sees', 'Hotel\u200b\u2060Ad\u00admin\ufe0f'],
    ['in Cyrillic letters', 'Hоtel Аdmin'],
    ['in Cyrillic capitals', 'НОТЕL АDМІN'],
    ['in small Cyrillic letters', 'нотеl аdмin'],
    ['in Greek letters', 'Ηοτel Αdmin'],
    ['in Armenian letters', 'հotel admiո'],
    ['in Cherokee letters', 'Ꮋotel Ꭺdmin'],
    ['with accents', 'Hótel Ádmin'],
    ['with stacked accents', 'H\u0300\u0301o\u0335tel A\u0489dmi\u0307n'],
    ['with strokes', 'Ħøteł Ađmin'],
    ['with digits', 'H0tel Adm1n'],
    ['with digits and a number', 'H0tel Adm1n 7'],
    ['with signs for letters', 'Ho+el @dm!n'],
    ['with I for l and l for i', 'HoteI Admln'],
    ['with two letters for one', 'Hotel Aclrnin'],
    ['without a dot', 'Hotel Admın'],
    ['in small capitals', 'ʜᴏᴛᴇʟ ᴀᴅᴍɪɴ'],
    ['in letters of mathematics', '𝐇𝐨𝐭𝐞𝐥 𝓐𝓭𝓶𝓲𝓷'],
    ['in circles', 'Ⓗⓞⓣⓔⓛ Ⓐⓓⓜⓘⓝ'],
    ['in boxes', '🅷🅾🆃🅴🅻 🅰🅳🅼🅸🅽'],
    ['in letters of flags', '🇭 🇴 🇹 🇪 🇱 🇦 🇩 🇲 🇮 🇳'],
    ['turned round twice', '\u202enimdA letoH'],
  ])('AUTH-50 is rejected %s', (_, name) => {
    expect(imitatesHotel(name)).toBe(true);
  });

  test.each([
    'Ana Hotelová',
    'Hotel Adminson',
    'Admin Hotel',
    'Hotel',
    'Otel Admin',
    'Noor Ahmadi',
    'Олена Готель',
    '田中 花子',
    "O'Néill 4",
    '',
  ])('AUTH-87 allows %j', (name) => {
    expect(imitatesHotel(name)).toBe(false);
  });
});
