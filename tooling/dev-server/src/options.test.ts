import { StartError } from '@foyer/common/start-error';
import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

const NAMES = ['shell', 'mfe-auth', 'mfe-hotel'];

test('DEV-01 accepts an optional source, hotel and gateway', () => {
  expect(readOptions([], NAMES)).toEqual({});
  expect(
    readOptions(
      ['--', 'mfe-hotel', '--hotel', 'sea', '--from', 'https://staging.example.com/'],
      NAMES,
    ),
  ).toEqual({ source: 'mfe-hotel', hotel: 'sea', from: 'https://staging.example.com' });
});

test.each<[typed: string[], message: string]>([
  [['mfe-hotl'], 'There is no remote mfe-hotl in this checkout: did you mean "mfe-hotel"?'],
  [['golf'], 'There is no remote golf in this checkout: there are shell, mfe-auth, mfe-hotel.'],
  [['mfe-auth', 'mfe-hotel'], 'mfe-hotel is one too many.'],
  [['--hotel', 'Sea Side'], '--hotel "Sea Side" is no slug: did you mean "sea-side"?'],
  [['--from', 'staging'], '--from "staging" is not a gateway\'s origin like https'],
  [['--from', 'https://a.example/b'], "is not a gateway's origin"],
  [['--from', 'https://a.example?b'], "is not a gateway's origin"],
  [['--from', 'https://somebody@a.example'], "is not a gateway's origin"],
  [['--hotels', 'a'], "Unknown option '--hotels'."],
])('DEV-20 rejects %j with a message', (typed, message) => {
  const read = () => readOptions(typed, NAMES);
  expect(read).toThrow(StartError);
  expect(read).toThrow(message);
});
