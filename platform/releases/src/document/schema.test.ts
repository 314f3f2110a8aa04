import { expect, test } from 'vitest';
import { Fleet, HotelChoice } from '../contracts/fleet.ts';
import { fleetSchema } from './schema.ts';

type Schema = {
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  description?: string;
  enum?: string[];
};

test('describes every key for editors and allows no others', () => {
  const schema = fleetSchema() as Schema;
  expect(Object.keys(schema.properties ?? {})).toEqual(Object.keys(Fleet.shape));
  expect(schema.additionalProperties).toBe(false);
  const hotel = schema.properties?.hotels?.additionalProperties as Schema;
  expect(Object.keys(hotel.properties ?? {})).toEqual(Object.keys(HotelChoice.shape));
  expect(hotel.additionalProperties).toBe(false);
  const remote = hotel.properties?.remotes?.additionalProperties as Schema;
  expect(remote.properties?.channel?.enum).toEqual(['stable', 'next']);
  const described = [schema, hotel, remote].flatMap(({ properties }) =>
    Object.entries(properties ?? {}).filter(([, { description }]) => !description),
  );
  expect(described.map(([key]) => key)).toEqual([]);
});

test('describes the document to editors and allows comments', () => {
  expect(fleetSchema()).toMatchObject({
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Fleet',
    description: 'Which remotes and releases every hotel gets.',
    allowComments: true,
    allowTrailingCommas: true,
  });
});
