import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HotelSettings } from '@foyer/shared/contracts/provider/settings.ts';
import { expect, test } from 'vitest';
import { HotelFile, hotelSchema } from './hotel-file.ts';
import { readHotelFile } from './read-hotel-file.ts';

/** Returns the issues as `line:column text`. */
function issuesOf(text: string): string[] {
  const read = readHotelFile(text);
  if ('file' in read) return [];
  return read.issues.map(({ line, column, text: words }) => `${line}:${column} ${words}`);
}

const whole = (fields: object) => JSON.stringify({ slug: 'a', name: 'A', ...fields });

test('reads a file with comments, trailing commas and a byte order mark', () => {
  const text = `\ufeff{
    // The house by the sea
    "$schema": "./hotel.schema.json",
    "slug": "sea-side",
    "name": "Sea Side",
    "settings": { "primary_color": "#abc", "allow_checkin": 1, "app_name": " " },
    "categories": [{ "name": "Dining", "slug": "dining", "latitude": "50.1", "longitude": 1, }],
  }`;
  expect(readHotelFile(text)).toMatchObject({
    file: {
      slug: 'sea-side',
      settings: { allow_checkin: true, app_name: null },
      categories: [{ slug: 'dining', latitude: 50.1 }],
    },
  });
});

test('API-25 reports all issues at once with line, column and readable path', () => {
  const text = `{
  "slug": "Sea Side",
  "timezone": "Europe/Lodnon", "latitude": 95,
  "id": 3,
  "settings": {
    "primary_colour": "#abc", "wifi": 1,
    "primary_color": "blue",
    "logo": "http://example.com/logo.svg",
    "banner_video": "//example.com/banner.mp4",
    "allow_checkin": "yes"
  },
  "quick_info": {
    "onsite_parking_rate": [1],
    "additional_amenities": [{ "name": "Pool" }, { "name": "Pool", "pivot": null }]
  },
  "categories": [
    { "name": "Dining", "slug": "dining", "order": 1.5, "tags": "fish", "children": [
      { "name": " ", "slug": "dining", "advert_type": "glod" },
      5
    ] }
  ],
  "checklist": [{ "name": "In the room", "children": [{ "name": "Cot" }, { "name": "Cot" }] }]
}`;
  expect(issuesOf(text)).toEqual([
    '1:1 name is missing.',
    '2:11 slug is "Sea Side", and must be a slug: lower-case letters, digits, - and _: did you mean "sea-side"?',
    '3:15 timezone is "Europe/Lodnon", and must be a time zone like Europe/London: did you mean "Europe/London"?',
    '3:44 latitude is 95, and must be between -90 and 90.',
    '3:44 latitude needs a longitude.',
    '4:3 The document has a key "id", which the provider sets itself.',
    '6:5 settings has an unknown key "primary_colour": did you mean "primary_color"?',
    '6:31 settings has an unknown key "wifi".',
    '7:22 settings → primary_color is "blue", and must be a colour like #1e4a6e.',
    '8:13 settings → logo is "http://example.com/logo.svg", and must be an https address, or a path of this site that begins with one /.',
    '9:21 settings → banner_video is "//example.com/banner.mp4", and must be an https address, or a path of this site that begins with one /.',
    '10:22 settings → allow_checkin is "yes", and must be true or false or a number.',
    '13:28 quick_info → onsite_parking_rate is a list, and must be text in double quotes or a number.',
    '14:60 quick_info → additional_amenities → Pool → name is "Pool", which another amenity has too.',
    '14:77 quick_info → additional_amenities → Pool → pivot is null, and must be an object in { }.',
    '17:52 categories → dining → order is 1.5, and must be a whole number.',
    '17:65 categories → dining → tags is "fish", and must be a list in [ ].',
    '18:17 categories → dining → dining → name is empty.',
    '18:30 categories → dining → dining → slug is "dining", which another category has too.',
    '18:55 categories → dining → dining → advert_type is "glod", and can only be platinum, gold, silver, bronze: did you mean "gold"?',
    '19:7 categories → dining → no. 2 is 5, and must be an object in { }.',
    '22:84 checklist → In the room → Cot → name is "Cot", which another item of the group has too.',
  ]);
});

test('API-39 API-77 accepts a language and a check-in time and rejects invalid ones', () => {
  const right = { language: 'pt-BR', check_in_time: '15:00' };
  expect(readHotelFile(whole(right))).toMatchObject({ file: right });
  expect(issuesOf(whole({ language: '', check_in_time: null }))).toEqual([]);
  for (const language of ['english', 'en_GB', 'EN', 'xx', '"><script>'])
    expect(issuesOf(whole({ language }))).toEqual([
      `1:35 language is ${JSON.stringify(language)}, and must be the tag of a language, like en, pt-BR or ar.`,
    ]);
  for (const time of ['3:00 PM', '24:00', '9:00', 'noon'])
    expect(issuesOf(whole({ check_in_time: time }))).toEqual([
      `1:40 check_in_time is "${time}", and must be a time of day in 24 hours, like 15:00.`,
    ]);
});

test('API-118 rejects a country with the expected form and a suggestion', () => {
  expect(issuesOf(whole({ country: 'UK' }))).toEqual([
    '1:34 country is "UK", and must be the ISO 3166-1 code of a country, like GB or IE: did you mean "GB"?',
  ]);
  expect(issuesOf(whole({ country: '' }))).toEqual([]);
});

test('API-118 accepts up to 40 groups of 2 to 12 synonyms, each of 40 characters', () => {
  const group = (length: number) => Array.from({ length }, () => 'x'.repeat(40));
  const right = { synonyms: Array.from({ length: 40 }, () => group(12)) };
  expect(readHotelFile(whole(right))).toMatchObject({ file: right });
  const issueOf = (synonyms: unknown) => issuesOf(whole({ synonyms }))[0]?.replace(/^\S+ /, '');
  expect(issueOf([...right.synonyms, group(2)])).toBe('synonyms holds more than 40 groups.');
  expect(issueOf([group(13)])).toBe('synonyms → no. 1 holds more than 12 words.');
  expect(issueOf([['lift']])).toBe('synonyms → no. 1 needs two words with the same meaning.');
  expect(issueOf([['lift', 'x'.repeat(41)]])).toBe(
    'synonyms → no. 1 → no. 2 is longer than 40 characters.',
  );
  expect(issueOf([['lift', ' ']])).toBe('synonyms → no. 1 → no. 2 is empty.');
  expect(issueOf(['lift'])).toBe('synonyms → no. 1 is "lift", and must be a list in [ ].');
});

test.each([
  ['', '1:1 It is empty.'],
  ['{ "slug": "a"\n  "name": 3 }', '2:3 It is not valid JSON in line 2: a comma is missing.'],
  ['["a"]', '1:1 The document is a list, and must be an object in { }.'],
  ['null', '1:1 The document is null, and must be an object in { }.'],
  [whole({ slug: 'default' }), /^1:9 slug is "default", which stands for visitors without a hotel/],
  [whole({ slug: 'api' }), /^1:9 slug is "api", and must be a slug/],
  [
    '{ "slug": "a", "name": "A",\n "name": "B" }',
    '1:24 name appears more than once, in lines 1 and 2.',
  ],
])('API-25 rejects %s with its position', (text, issue) => {
  const [first, ...others] = issuesOf(text);
  expect([first, others]).toEqual([
    typeof issue === 'string' ? issue : expect.stringMatching(issue),
    [],
  ]);
});

const nested = (levels: number): object[] =>
  levels === 0 ? [] : [{ name: `${levels}`, slug: `${levels}`, children: nested(levels - 1) }];

test('API-26 reports exceeded sizes and more than eight levels of categories', () => {
  expect(issuesOf(whole({ categories: nested(8) }))).toEqual([]);
  expect(issuesOf(whole({ categories: nested(9) }))).toEqual([
    expect.stringMatching(/2 → 1 is nested too deep: categories have at most 8 levels\.$/),
  ]);
  const deep = `${'{"children":['.repeat(10_000)}${']}'.repeat(10_000)}`;
  expect(issuesOf(deep)).toEqual([expect.stringMatching(/too deep/)]);
  expect(issuesOf(`{"slug":[${'1,'.repeat(60_000)}1]}`)).toEqual([
    '1:1 The document holds more than 50000 values.',
  ]);
  expect(issuesOf(whole({ description: 'x'.repeat(20_001) }))).toEqual([
    '1:38 description is longer than 20000 characters.',
  ]);
});

test('API-26 reports the first hundred of many issues', () => {
  const text = `{"slug":"a","name":"A","categories":[${'1,'.repeat(5000)}1]}`;
  expect(readHotelFile(text)).toMatchObject({ more: 4901, issues: { length: 100 } });
});

test('API-26 rejects invalid characters and prototype keys, which change no object', () => {
  const text = '{"slug":"a","name":"A","settings":{"__proto__":{"logo":"/x"}},"phone":"\\u0000"}';
  expect(issuesOf(text)).toContain('1:48 settings → __proto__ is not allowed as a name.');
  expect(issuesOf(text)).toContain('1:71 phone holds characters that cannot be stored.');
  expect(issuesOf(whole({ city: '\ud800' }))).toEqual([
    '1:31 city holds characters that cannot be stored.',
  ]);
  expect({}).not.toHaveProperty('logo');
});

const guide = (name: string) =>
  readFileSync(join(import.meta.dirname, `../../../docs/hotelier/${name}.md`), 'utf8');

test('API-25 the example of the guide is valid', () => {
  const example = /```jsonc\n(.*?)```/s.exec(guide('bring-in-a-hotel'))?.[1] ?? '';
  expect(issuesOf(example)).toEqual([]);
  expect(example).toContain('"slug": "quay-house"');
});

test('the guides name every setting', () => {
  const pages = guide('bring-in-a-hotel') + guide('brand');
  for (const name of Object.keys(HotelSettings.shape)) expect(pages).toContain(name);
});

test('API-25 the JSON Schema contains every key of the file', () => {
  const { properties, additionalProperties } = hotelSchema() as {
    properties: Record<string, unknown>;
    additionalProperties: unknown;
  };
  expect(Object.keys(properties)).toEqual(Object.keys(HotelFile.shape));
  expect(additionalProperties).toBe(false);
});
