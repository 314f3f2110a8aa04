import { expect, test } from 'vitest';
import { shortName } from './web-manifest.ts';

test.each([
  [['Grand Plaza', 'The Grand Plaza Hotel'], 'Grand Plaza'],
  [['The Grand Plaza Hotel', 'Grand Plaza'], 'Grand Plaza'],
  [['The Grand Budapest Hotel'], 'The Grand'],
  [['Schlosshotelverwaltung am See'], 'Schlosshotel'],
  [['ホテルニューオータニ東京本館'], 'ホテルニューオータニ東京'],
  [['🏨🏨🏨🏨🏨🏨🏨🏨🏨🏨🏨🏨🏨'], '🏨🏨🏨🏨🏨🏨🏨🏨🏨🏨🏨🏨'],
] as [[string, ...string[]], string][])(
  'APP-20 shortens %j to %j below its icon',
  (names, short) => {
    expect(shortName(...names)).toBe(short);
  },
);
