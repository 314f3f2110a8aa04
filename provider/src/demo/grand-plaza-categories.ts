import type { DemoCategory } from './demo-hotel.ts';
import { grandPlazaDining } from './grand-plaza-dining.ts';
import { grandPlazaHotel } from './grand-plaza-hotel.ts';
import { grandPlazaLocalArea } from './grand-plaza-local-area.ts';
import { grandPlazaFacilities, grandPlazaWeddings } from './grand-plaza-weddings-facilities.ts';
import { grandPlazaWellness } from './grand-plaza-wellness.ts';

/** Builds the top-level categories, which Grand Plaza's bottom navigation shows. */
export function grandPlazaCategories(mediaBase: string): DemoCategory[] {
  return [
    grandPlazaHotel(mediaBase),
    grandPlazaDining(mediaBase),
    grandPlazaWellness(mediaBase),
    grandPlazaLocalArea(mediaBase),
    grandPlazaWeddings(mediaBase),
    grandPlazaFacilities(mediaBase),
  ];
}
