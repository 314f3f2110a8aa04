import { paragraphs } from '@foyer/shared/ui/rich-text/plain-text.ts';
import { expect, test } from 'vitest';
import { breakfastOf } from './breakfast.ts';
import { roomServiceAt } from './room-service.ts';

const at = (hour: number, minute = 0) => ({ hour, minute });

test.each([
  ['06:00', '23:00', at(6), /^Open now, until 11:00/],
  ['06:00', '23:00', at(23), /^Closed now, opens at 6:00/],
  ['06:00', '01:00', at(0, 59), /^Open now, until 1:00/],
  ['06:00', '01:00', at(1), /^Closed now, opens at 6:00/],
  ['06:00', '06:00', at(3), /^6:00\sAM to 6:00\sAM$/],
  ['06:00', null, at(3), /^from 6:00\sAM$/],
])('HOTEL-62 room service from %s to %s at %o is %s', (start, end, now, expected) => {
  const hours = { room_service_start_time: start, room_service_end_time: end };
  expect(roomServiceAt(hours, now)).toMatch(expected);
});

test('HOTEL-62 takes breakfast from its amenity, the description or a place, and from no other text', () => {
  const amenity = {
    id: 1,
    name: 'Breakfast',
    description: null,
    pivot: { description: 'From 7.' },
  };
  const info = { id: 1, additional_amenities: [amenity] };
  const description = paragraphs('<p>Ask at breakfast.</p><ul><li>Breakfast until ten.</li></ul>');
  const places = [
    { id: 2, name: 'Orangery', slug: 'orangery', summary: 'Breakfast by the window' },
  ];
  expect(breakfastOf({ info, paragraphs: description, places })).toEqual({
    text: 'From 7.',
    tab: 'Additional Amenities',
  });
  const other = { id: 1, additional_amenities: [{ ...amenity, name: 'Beach bags' }] };
  expect(breakfastOf({ info: other, paragraphs: description, places })).toEqual({
    text: 'Breakfast until ten.',
  });
  expect(breakfastOf({ info: undefined, paragraphs: [], places })).toEqual({
    text: 'Breakfast by the window',
  });
  expect(breakfastOf({ info: other, paragraphs: [], places: undefined })).toBeUndefined();
});
