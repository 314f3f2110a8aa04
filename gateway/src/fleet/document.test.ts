import type { Fleet } from '@foyer/shared/contracts/fleet';
import { expect, test } from 'vitest';
import {
  auth,
  fleetOf,
  hotel,
  listings,
  remoteRelease,
  shellRelease,
} from '../testing/fixtures.ts';
import { readDocument } from './document.ts';
import { stamp } from './stamp.ts';

const messaging = remoteRelease('mfe-messaging', []);
const fleet = fleetOf([shellRelease(), auth, hotel, listings, messaging]);
/** What is wrong with a document, each sentence behind the hotel that it concerns. */
const wrongIn = (text: string) =>
  readDocument(text).wrong.map(({ hotel = 'every hotel', text }) => `${hotel}: ${text}`);
const wrongAt = (choice: unknown, slug = 'grand-plaza') =>
  wrongIn(JSON.stringify({ ...fleet, hotels: { ...fleet.hotels, [slug]: choice } }));
const wrongWith = (change: object) => wrongIn(JSON.stringify({ ...fleet, ...change }));
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
  [remote({ pin: 1.2 }), `${OF} → pin is 1.2, which is no version like "1.4.0"`],
  [remote({ pin: 'latest' }), `${OF} → pin is "latest", which is no version like "1.4.0"`],
  [
    remote({ pin: '1.0.99999999999999999999' }),
    `${OF} → pin is "1.0.99999999999999999999", which is no version like "1.4.0"`,
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
    `${AT} → signup_hotel is "Grand Plaza", which is no slug of a hotel to sign up at`,
  ],
  [
    { remotes: { worker: { enabled: true } } },
    'grand-plaza: there is one worker for all hotels, which none chooses for itself',
  ],
  [
    { remotes: { listings: { enabled: true } } },
    'grand-plaza: there is no remote listings: did you mean "mfe-listings"?',
  ],
])('FLEET-04 %j at a hotel is told in a sentence, and concerns no other', (choice, sentence) => {
  expect(wrongAt(choice)).toEqual([sentence]);
});

test('FLEET-04 an entry with a slip is left out, and what is right stays', () => {
  const right = { signup_hotel: 'seaside-inn', remotes: { 'mfe-messaging': { pin: '1.0.0' } } };
  expect(wrongAt(right)).toEqual([]);
  expect(wrongAt({ remotes: { worker: {} } }, '*')).toEqual([]);
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
  ['{\n"channels": {}\n"hotels": {} }', 'It is no JSON in line 3: a comma is missing'],
  ['{\n"channels": {', 'It is no JSON in line 2: a closing } is missing'],
  ['{"channels": "', 'It is no JSON in line 1: a text has no closing quote'],
  ['{}\n}', 'It is no JSON in line 2: the document has ended already'],
  [
    '{}\n<<<<<<< HEAD',
    'It is no JSON in line 2: <<<<<<< is no JSON, where text stands in double quotes',
  ],
  ['['.repeat(1_000_000), 'It is nested too deeply'],
])('FLEET-04 a text that is no document is refused in a sentence', (text, sentence) => {
  expect(wrongIn(text)).toEqual([`every hotel: ${sentence}`]);
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
    'channels → shell → stable → current is "1.0", which is no version like "1.4.0"',
  ],
  [{ revision: '3' }, 'revision is "3", and must be a whole number above 0, as a command wrote it'],
  [
    { withdrawn: { 'mfe-hotel': { '1.0': 'It throws.' } } },
    'withdrawn → mfe-hotel → 1.0 is "1.0", which is no version like "1.4.0"',
  ],
  [
    { withdrawn: { 'mfe-hotel': ['1.0.0'] } },
    'withdrawn → mfe-hotel is a list, and must be an object in { }',
  ],
])('FLEET-04 %j above the hotels concerns them all', (change, sentence) => {
  expect(wrongWith(change)).toEqual([`every hotel: ${sentence}`]);
});

test('FLEET-04 a malformed slug is told with the one that was meant', () => {
  expect(wrongAt({}, 'Grand Plaza')).toEqual([
    'Grand Plaza: "Grand Plaza" is no slug of a hotel: did you mean "grand-plaza"?',
  ]);
  expect(wrongAt({}, 'api')).toEqual(['api: "api" is no slug of a hotel']);
});

test('FLEET-04 a key that stands twice is told with its lines, and refuses what it stands in', () => {
  const text = (twice: string) => `{"channels": {},\n"hotels": {"*": {},\n${twice}}}`;
  expect(wrongIn(text('"spa": {"note": "a",\n"note": "b"}'))).toEqual([
    'spa: hotels → spa → note stands more than once, in lines 3 and 4',
  ]);
  expect(wrongIn(text('"spa": {},\n"spa": {}'))).toEqual([
    'spa: hotels → spa stands more than once, in lines 3 and 4',
  ]);
  expect(wrongIn('{"channels": {},\n"channels": {}, "hotels": {}}')).toEqual([
    'every hotel: channels stands more than once, in lines 1 and 2',
  ]);
  expect(wrongIn('{"channels": {}, "hotels": {},\n"hotels": {}}')).toEqual([
    'every hotel: hotels stands more than once, in lines 1 and 2',
  ]);
  const channels = '{"shell": {"note": "a", "stable": {"current": "1.0.0"},\n"note": "b"}}';
  expect(wrongIn(`{"channels": ${channels}, "hotels": {}}`)).toEqual([
    'every hotel: channels → shell → note stands more than once, in lines 1 and 2',
  ]);
});

test('FLEET-04 the same slip at many hotels is one sentence', () => {
  const slugs = Array.from({ length: 42 }, (_, at) => `hotel-${at + 1}`);
  const hotels = Object.fromEntries(slugs.map((slug) => [slug, remote({ enabeld: true })]));
  const { wrong } = readDocument(JSON.stringify({ ...fleet, hotels }));
  expect(wrong.map(({ hotel }) => hotel)).toEqual(slugs);
  expect([...new Set(wrong.map(({ text }) => text))]).toEqual([
    'hotels → hotel-1, hotel-2, hotel-3 and 39 more → remotes → mfe-messaging has an unknown key "enabeld": did you mean "enabled"?',
  ]);
});

test('a name that is a property of every object is refused, and does nothing', () => {
  const text = JSON.stringify(fleet).replace('"hotels":{', '"hotels":{"__proto__":{"note":"x"},');
  expect(wrongIn(text)).toEqual([
    '__proto__: hotels → __proto__ is no name that anything can have',
  ]);
  expect(wrongAt({}, 'constructor')).toEqual([]);
});

test('a remote is known by its channel, or by any release that a hotel has of it', () => {
  const hotels: Fleet['hotels'] = {
    ...fleet.hotels,
    'seaside-inn': { remotes: { 'mfe-spa': { pin: '1.0.0' } } },
    'grand-plaza': { remotes: { 'mfe-spa': { enabled: false } } },
  };
  expect(wrongWith({ hotels })).toEqual([]);
  // A slip where it is pinned is no slip of who else speaks of it.
  const slip = { ...hotels, 'seaside-inn': { ...hotels['seaside-inn'], nots: 'x' } };
  expect(wrongWith({ hotels: slip }).every((text) => text.startsWith('seaside-inn'))).toBe(true);
});

test('comments, notes, trailing commas and a mark of Windows are no mistakes', () => {
  const text = `\ufeff// ours
{ "$schema": "./fleet.schema.json", "note": "Call Ann first.",
  "channels": { "shell": { "stable": { "current": "1.0.0", "note": "x" }, }, },
  "hotels": { "*": { "note": "y", "remotes": { "shell": { "note": "z" } } } }, }`;
  expect(wrongIn(text)).toEqual([]);
});

test.each([
  ['{ // ours\n  "channels": {} }', '{"revision": 7, // ours\n  "channels": {} }'],
  ['{\r\n  "channels": {}\r\n}', '{\r\n  "revision": 7,\r\n  "channels": {}\r\n}'],
  ['{ "hotels": {}, "revision": 12 /* me */ }', '{ "hotels": {}, "revision": 7 /* me */ }'],
  ['{}', '{"revision": 7}'],
  ['{"channels":{}}', '{"revision": 7, "channels":{}}'],
  ['null', 'null'],
  ['{"channels": ', '{"channels": '],
])('a stamp changes nothing of %j but its revision', (text, stamped) => {
  expect(stamp(text, 7)).toBe(stamped);
  expect(stamp(stamped, 7)).toBe(stamped);
});

test('ORIGIN-02 what an operator allows are origins, twenty at most, each with true or false', () => {
  const allowed = (...origins: [string, unknown][]) =>
    wrongAt({ api_origins: Object.fromEntries(origins) });
  const some = (count: number) =>
    Array.from({ length: count }, (_, place): [string, boolean] => [
      `https://a${place}.test`,
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
      `${AT} → api_origins → ${origin} is "${origin}", which is no origin like "https://api.example.com"`,
    ]);
});
