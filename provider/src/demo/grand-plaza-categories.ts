import type { DemoCategory } from './demo-hotel.ts';
import { grandPlazaDining } from './grand-plaza-dining.ts';
import { grandPlazaHouse } from './grand-plaza-house.ts';
import { grandPlazaLocalArea } from './grand-plaza-local-area.ts';
import { grandPlazaFacilities, grandPlazaWeddings } from './grand-plaza-rooms-to-hire.ts';
import { grandPlazaWellness } from './grand-plaza-wellness.ts';

/** What the bottom navigation of Grand Plaza leads to. */
export function grandPlazaCategories(mediaBase: string): DemoCategory[] {
  return [
    grandPlazaHouse(mediaBase),
    grandPlazaDining(mediaBase),
    grandPlazaWellness(mediaBase),
    grandPlazaLocalArea(mediaBase),
    grandPlazaWeddings(mediaBase),
    grandPlazaFacilities(mediaBase),
  ];
}
