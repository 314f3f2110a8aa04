import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { srcSetOf } from '@foyer/shared/hotel/media.ts';
import { describe, expect, test } from 'vitest';
import type { FileCategory } from '../hotel-file/hotel-file.ts';
import { grandPlaza } from './grand-plaza.ts';
import { harbourHouse } from './harbour-house.ts';
import { seasideInn } from './seaside-inn.ts';

const MEDIA = fileURLToPath(new URL('../../demo/media', import.meta.url));
/** In how many places of a hotel a picture may be. */
const PLACES = 3;

const picturesOf = (list: FileCategory[]) => list.flatMap(({ image }) => image ?? []);
/** Returns each list of categories or listings that a screen shows. */
const listsIn = (list: FileCategory[]): FileCategory[][] => [
  list,
  ...list.flatMap(({ children }) => (children?.length ? listsIn(children) : [])),
];

describe.each([grandPlaza(''), seasideInn(''), harbourHouse('')])(
  'pictures of $slug',
  ({ categories }) => {
    const lists = listsIn(categories).map(picturesOf);

    test('exist in every width', () => {
      for (const picture of lists.flat()) {
        const widths = srcSetOf(picture)?.split(', ') ?? [];
        expect(widths).toHaveLength(3);
        for (const [, name, width] of widths.map(
          (source) => /(.+)\.avif\?w=(\d+)/.exec(source) ?? [],
        ))
          expect(existsSync(`${MEDIA}${name}-${width}.avif`), `${name}-${width}`).toBe(true);
      }
    });

    test('differ within a list', () => {
      for (const pictures of lists) expect(pictures).toEqual([...new Set(pictures)]);
    });

    test(`are in ${PLACES} places at most`, () => {
      const places = Object.groupBy(lists.flat(), (picture) => picture);
      for (const [picture, uses = []] of Object.entries(places))
        expect(uses.length, picture).toBeLessThanOrEqual(PLACES);
    });
  },
);
