/** Computes the figures of fleets with their bars. */
import { type Figure, kilobytes, milliseconds } from '../figures.ts';
import type { ValidationTimes } from './validation.ts';

export type Fleet = ValidationTimes & {
  hotels: number;
  remotes: number;
  documentBytes: number;
  /** Brotli bytes of pages by name. The second map has one more remote at every hotel. */
  pages: ReadonlyMap<string, number>;
  withOneMore: ReadonlyMap<string, number>;
  /** Memory of the gateway after a request for every hotel, in bytes. */
  memory: number;
};

/** The bar for the login; the template of home alone has half as many bytes. */
const PAGE_BAR = 14_000;
const RESOLVE_BAR_MS = 10;
const CHECK_BAR_MS = 1000;
const MEMORY_BAR = 400_000_000;
const ONE_MORE_BAR = 100;

/** The columns of a figure without a bar. */
const WITHOUT_BAR = { bar: '–', plain: '–' };

const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
const within = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;

export function figuresOf(fleets: readonly Fleet[]): Figure[] {
  const [small, ...larger] = fleets;
  return [
    ...fleets.flatMap(ofFleet),
    ...(small ? larger.flatMap((large) => oneMoreHotel(small, large)) : []),
  ];
}

function ofFleet(fleet: Fleet): Figure[] {
  const { hotels, remotes, resolving, check, memory } = fleet;
  const at = `${hotels} hotels × ${remotes} remotes`;
  const slowest = within(resolving, 0.99);
  return [
    ...[...fleet.pages].map(([page, bytes]) => ({
      ...WITHOUT_BAR,
      figure: `HTML of ${page}, brotli, ${at}`,
      foyer: kilobytes(bytes),
      ...(page === 'login' && { bar: `≤ ${kilobytes(PAGE_BAR)}`, holds: bytes <= PAGE_BAR }),
    })),
    ...[...fleet.pages].map(([page, bytes]) => {
      const more = (fleet.withOneMore.get(page) ?? Number.NaN) - bytes;
      return {
        figure: `one more remote, on ${page}, brotli, ${at}`,
        bar: `≤ ${kilobytes(ONE_MORE_BAR)}`,
        foyer: `${more} bytes`,
        plain: '–',
        holds: more <= ONE_MORE_BAR,
      };
    }),
    {
      figure: `resolving a hotel, 99th percentile, ${at}`,
      bar: `≤ ${RESOLVE_BAR_MS} ms`,
      foyer: `${slowest.toFixed(1)} ms`,
      plain: '–',
      holds: slowest <= RESOLVE_BAR_MS,
    },
    {
      figure: `a changed document in force, ${at}`,
      bar: `≤ ${CHECK_BAR_MS} ms`,
      foyer: milliseconds(check),
      plain: '–',
      holds: check <= CHECK_BAR_MS,
    },
    {
      figure: `gateway memory, every hotel requested, ${at}`,
      bar: `≤ ${megabytes(MEMORY_BAR)}`,
      foyer: megabytes(memory),
      plain: '–',
      holds: memory <= MEMORY_BAR,
    },
  ];
}

/** Computes the cost of each further hotel. */
function oneMoreHotel(small: Fleet, large: Fleet): Figure[] {
  const each = (of: (fleet: Fleet) => number) =>
    (of(large) - of(small)) / (large.hotels - small.hotels);
  return [
    ['its entry in the document', `${Math.round(each((fleet) => fleet.documentBytes))} bytes`],
    ['validation', `${each(({ check }) => check).toFixed(2)} ms`],
    ['memory', kilobytes(each(({ memory }) => memory))],
  ].map(([what, value]) => ({
    ...WITHOUT_BAR,
    figure: `one more hotel, ${what}`,
    foyer: value ?? '',
  }));
}
