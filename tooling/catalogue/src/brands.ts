import { grandPlaza } from '@foyer/provider/demo/grand-plaza';
import { seasideInn } from '@foyer/provider/demo/seaside-inn';
import type { Hotel } from '@foyer/shared/contracts/provider/hotel.ts';
import { trimHotel } from '@foyer/shared/hotel/categories.ts';

type DemoHotel = ReturnType<typeof grandPlaza | typeof seasideInn>;

/** A list of picture widths in an address, of which the provider serves the last. */
const WIDTHS = /\.(avif|png)\?w=(?:\d+,)*(\d+)/g;

/** Returns a demo hotel's record, with the addresses of its picture files. */
function recordOf({ settings, categories, ...hotel }: DemoHotel, index: number): Hotel {
  const record = trimHotel({
    ...hotel,
    id: index,
    settings: [settings],
    categories: categories.map((category, id) => ({ ...category, children: undefined, id })),
  });
  return JSON.parse(JSON.stringify(record).replaceAll(WIDTHS, '-$2.$1'));
}

/** The hotels in whose brands the catalogue shows each example. */
export const BRANDS = [grandPlaza('/api/media'), seasideInn('/api/media')].map(recordOf);
