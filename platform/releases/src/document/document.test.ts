import { expect, test } from 'vitest';
import type { Fleet } from '../contracts/fleet.ts';
import {
  auth,
  fleetOf,
  hotel,
  listings,
  remoteRelease,
  shellRelease,
} from '../testing/fixtures.ts';
import { readDocument } from './document.ts';
import { setRevision } from './set-revision.ts';

const messaging = remoteRelease('mfe-messaging', []);
const fleet = fleetOf([shellRelease(), auth, hotel, listings, messaging]);
/** Returns the errors of a document, each after the hotel that it concerns. */
const errorsIn = (text: string) =>
  readDocument(text).errors.map(({ hotel = 'every hotel', text }) => `${hotel}: ${text}`);
const errorsAt = (choice: unknown, slug = 'grand-plaza') =>
  errorsIn(JSON.stringify({ ...fleet, hotels: { ...fleet.hotels, [slug]: choice } }));
const errorsWith = (change: object) => errorsIn(JSON.stringify({ ...fleet, ...change }));
const remote = (choice: object) => ({ remotes: { 'mfe-messaging': choice } });
const AT = 'grand-plaza: hotels → grand-plaza';
const OF = `${AT} → remotes → mfe-messaging`;

test.each([
  [{ remots: {} }, `${AT} has an unknown key "remots": did you mean "remotes"?`],
  [remote({ enabeld: true }), `${OF} has an unknown key "enabeld": did you mean "enabled"?`],
  [remote({ version: '1.0.0' }), `${OF} has an unknown key "version"`],
  [remote({ enabled: 'yes' }), `${OF} → enabled is "yes", and must be true or false`],
  [
    remote({ channel: 'latest' }),
    `${OF} → channel is "latest", and can only be "stable" or "next"`,
  ],
  [remote({ pin: 1.2 }), `${OF} → pin is 1.2, which is not a version like "1.4.0"`],
  [remote({ pin: 'latest' }), `${OF} → pin is "latest", which is not a version like "1.4.0"`],
  [
    remote({ pin: '1.0.99999999999999999999' }),
    `${OF} → pin is "1.0.99999999999999999999", which is not a version like "1.4.0"`,
  ],
  [remote({ release: '1.0.0' }), `${OF} → release is "1.0.0", and must be an object in { }`],
  [remote({ release: {} }), `${OF} → release → current is missing`],
  [{ remotes: ['mfe-messaging'] }, `${AT} → remotes is a list, and must be an object in { }`],
  [{ video_hosts: 'a.test' }, `${AT} → video_hosts is "a.test", and must be a list in [ ]`],
  [null, `${AT} is null, and must be an object in { }`],
  [
    { api_origins: ['https://api.test'] },
    `${AT} → api_origins is a list, and must be an object in { }`,
  ],
  [
    { remotes: { 'mfe-messagin': { enabled: true } } },
    'grand-plaza: there is no remote mfe-messagin: did you mean "mfe-messaging"?',
  ],
  [
    { signup_hotel: 'Grand Plaza' },
    `${AT} → signup_hotel is "Grand Plaza", which is not the slug of a hotel to sign up at`,
  ],
  [
    { remotes: { worker: { enabled: true } } },
    'grand-plaza: all hotels share one worker: a hotel cannot choose its own',
  ],
  [
    { remotes: { listings: { enabled: true } } },
    'grand-plaza: there is no remote listings: did you mean "mfe-listings"?',
  ],
])('FLEET-04 reports %j at a hotel in a sentence, for that hotel alone', (choice, sentence) => {
  expect(errorsAt(choice)).toEqual([sentence]);
});

test('FLEET-04 leaves out an entry with an error and keeps the valid ones', () => {
  const right = { signup_hotel: 'seaside-inn', remotes: { 'mfe-messaging': { pin: '1.0.0' } } };
  expect(errorsAt(right)).toEqual([]);
  expect(errorsAt({ remotes: { worker: {} } }, '*')).toEqual([]);
  const hotels = { ...fleet.hotels, 'grand-plaza': { nots: 'x' }, 'seaside-inn': right };
  expect(readDocument(JSON.stringify({ ...fleet, hotels })).fleet).toEqual({
    ...fleet,
    hotels: { ...fleet.hotels, 'seaside-inn': right },
  });
});

test.each([
  ['', 'It is empty'],
  ['// nothing yet\n', 'It is empty'],
  ['null', 'The document is null, and must be an object in { }'],
  ['[]', 'The document is a list, and must be an object in { }'],
  ['{\n"channels": {}\n"hotels": {} }', 'It is not valid JSON in line 3: a comma is missing'],
  ['{\n"channels": {', 'It is not valid JSON in line 2: a closing } is missing'],
  ['{"channels": "', 'It is not valid JSON in line 1: a text has no closing quote'],
  ['{}\n}', 'It is not valid JSON in line 2: text follows the end of the document'],
  [
    '{}\n<<<<<<< HEAD',
    'It is not valid JSON in line 2: <<<<<<< is not valid JSON: texts are in double quotes',
  ],
  ['['.repeat(1_000_000), 'It is nested too deeply'],
])('FLEET-04 refuses other text in a sentence', (text, sentence) => {
  expect(errorsIn(text)).toEqual([`every hotel: ${sentence}`]);
});

test.each([
  [{ chanels: {} }, 'The document has an unknown key "chanels": did you mean "channels"?'],
  [{ channels: undefined }, 'channels is missing'],
  [{ hotels: [] }, 'hotels is a list, and must be an object in { }'],
  [
    { channels: { shell: { stabel: { current: '1.0.0' }, stable: { current: '1.0.0' } } } },
    'channels → shell has an unknown key "stabel": did you mean "stable"?',
  ],
  [
    { channels: { shell: { stable: { current: '1.0' } } } },
    'channels → shell → stable → current is "1.0", which is not a version like "1.4.0"',
  ],
  [{ revision: '3' }, 'revision is "3", and must be a whole number above 0, as commands write it'],
  [
    { withdrawn: { 'mfe-hotel': { '1.0': 'It throws.' } } },
    'withdrawn → mfe-hotel → 1.0 is "1.0", which is not a version like "1.4.0"',
  ],
  [
    { withdrawn: { 'mfe-hotel': ['1.0.0'] } },
    'withdrawn → mfe-hotel is a list, and must be an object in { }',
  ],
])('FLEET-04 reports %j outside the hotels for all of them', (change, sentence) => {
  expect(errorsWith(change)).toEqual([`every hotel: ${sentence}`]);
});

test('FLEET-04 suggests the intended slug for a malformed one', () => {
  expect(errorsAt({}, 'Grand Plaza')).toEqual([
    'Grand Plaza: "Grand Plaza" is not a hotel slug: did you mean "grand-plaza"?',
  ]);
  expect(errorsAt({}, 'api')).toEqual(['api: "api" is not a hotel slug']);
});

test('FLEET-04 reports a duplicate key with its lines and refuses the part that contains it', () => {
  const text = (twice: string) => `{"channels": {},\n"hotels": {"*": {},\n${twice}}}`;
  expect(errorsIn(text('"spa": {"note": "a",\n"note": "b"}'))).toEqual([
    'spa: hotels → spa → note appears more than once, in lines 3 and 4',
  ]);
  expect(errorsIn(text('"spa": {},\n"spa": {}'))).toEqual([
    'spa: hotels → spa appears more than once, in lines 3 and 4',
  ]);
  expect(errorsIn('{"channels": {},\n"channels": {}, "hotels": {}}')).toEqual([
    'every hotel: channels appears more than once, in lines 1 and 2',
  ]);
  expect(errorsIn('{"channels": {}, "hotels": {},\n"hotels": {}}')).toEqual([
    'every hotel: hotels appears more than once, in lines 1 and 2',
  ]);
  const channels = '{"shell": {"note": "a", "stable": {"current": "1.0.0"},\n"note": "b"}}';
  expect(errorsIn(`{"channels": ${channels}, "hotels": {}}`)).toEqual([
    'every hotel: channels → shell → note appears more than once, in lines 1 and 2',
  ]);
});

test('FLEET-04 reports the same error at many hotels in one sentence', () => {
  const slugs = Array.from({ length: 42 }, (_, at) => `hotel-${at + 1}`);
  const hotels = Object.fromEntries(slugs.map((slug) => [slug, remote({ enabeld: true })]));
  const { errors } = readDocument(JSON.stringify({ ...fleet, hotels }));
  expect(errors.map(({ hotel }) => hotel)).toEqual(slugs);
  expect([...new Set(errors.map(({ text }) => text))]).toEqual([
    'hotels → hotel-1, hotel-2, hotel-3 and 39 more → remotes → mfe-messaging has an unknown key "enabeld": did you mean "enabled"?',
  ]);
});

test('refuses the name of an object property without side effects', () => {
  const text = JSON.stringify(fleet).replace('"hotels":{', '"hotels":{"__proto__":{"note":"x"},');
  expect(errorsIn(text)).toEqual(['__proto__: hotels → __proto__ is not allowed as a name']);
  expect(errorsAt({}, 'constructor')).toEqual([]);
});

test('accepts a remote that has a channel, or any release at a hotel', () => {
  const hotels: Fleet['hotels'] = {
    ...fleet.hotels,
    'seaside-inn': { remotes: { 'mfe-spa': { pin: '1.0.0' } } },
    'grand-plaza': { remotes: { 'mfe-spa': { enabled: false } } },
  };
  expect(errorsWith({ hotels })).toEqual([]);
  // An error in the entry that pins the remote concerns no other hotel.
  const changed = { ...hotels, 'seaside-inn': { ...hotels['seaside-inn'], nots: 'x' } };
  expect(errorsWith({ hotels: changed }).every((text) => text.startsWith('seaside-inn'))).toBe(
    true,
  );
});

test('accepts comments, notes, trailing commas and a Windows byte-order mark', () => {
  const text = `\ufeff// ours
{ "$schema": "./fleet.schema.json", "note": "Call Ann first.",
  "channels": { "shell": { "stable": { "current": "1.0.0", "note": "x" }, }, },
  "hotels": { "*": { "note": "y", "remotes": { "shell": { "note": "z" } } } }, }`;
  expect(errorsIn(text)).toEqual([]);
});

test.each([
  ['{ // ours\n  "channels": {} }', '{"revision": 7, // ours\n  "channels": {} }'],
  ['{\r\n  "channels": {}\r\n}', '{\r\n  "revision": 7,\r\n  "channels": {}\r\n}'],
  ['{ "hotels": {}, "revision": 12 /* me */ }', '{ "hotels": {}, "revision": 7 /* me */ }'],
  ['{}', '{"revision": 7}'],
  ['{"channels":{}}', '{"revision": 7, "channels":{}}'],
  ['null', 'null'],
  ['{"channels": ', '{"channels": '],
])('setRevision changes only the revision of %j', (text, expected) => {
  expect(setRevision(text, 7)).toBe(expected);
  expect(setRevision(expected, 7)).toBe(expected);
});

test('ORIGIN-02 ORIGIN-10 accepts up to twenty allowed origins, each with true or false', () => {
  const allowed = (...origins: [string, unknown][]) =>
    errorsAt({ api_origins: Object.fromEntries(origins) });
  const some = (count: number) =>
    Array.from({ length: count }, (_, index): [string, boolean] => [
      `https://a${index}.test`,
      true,
    ]);
  expect(allowed(...some(20))).toEqual([]);
  expect(allowed(['wss://live.test:8443', true], ['http://localhost:5001', false])).toEqual([]);
  expect(allowed(...some(21))).toEqual([`${AT} → api_origins has more than 20 origins`]);
  expect(allowed(['https://api.test', 'yes'])).toEqual([
    `${AT} → api_origins → https://api.test is "yes", and must be true or false`,
  ]);
  for (const origin of ['https://*.test', 'http://api.test', 'https://api.test/v1', 'api.test'])
    expect(allowed([origin, true])).toEqual([
      `${AT} → api_origins → ${origin} is "${origin}", which is not an origin like "https://api.example.com"`,
    ]);
});

test('ORIGIN-10 a mistake in allowed origins affects that hotel only', () => {
  const inn = { api_origins: { 'https://api.test': true } };
  const hotels = { plaza: { api_origins: { 'api.test': true } }, inn };
  const document = readDocument(
    JSON.stringify({ ...fleet, hotels: { ...fleet.hotels, ...hotels } }),
  );
  expect(document.errors.map(({ hotel }) => hotel)).toEqual(['plaza']);
  expect(document.fleet.hotels.inn).toEqual(inn);
});
