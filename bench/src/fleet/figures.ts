/** The figures of fleets beside their bars. */
import { type Figure, kilobytes, milliseconds } from '../figures.ts';
import type { Judged } from './judging.ts';

export type Fleet = Judged & {
  hotels: number;
  remotes: number;
  documentBytes: number;
  /** Brotli bytes of pages, by name: as they are, and with one more remote at every hotel. */
  pages: ReadonlyMap<string, number>;
  withOneMore: ReadonlyMap<string, number>;
  /** What the gateway has in memory once every hotel was asked for, in bytes. */
  memory: number;
};

/** Of the login; home begins with a frame of half as much by itself. */
const PAGE_BAR = 14_000;
const RESOLVE_BAR_MS = 10;
const CHECK_BAR_MS = 1000;
const MEMORY_BAR = 400_000_000;
const ONE_MORE_BAR = 100;

/** What is told without a bar. */
const TOLD = { bar: '–', plain: '–' };

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
      ...TOLD,
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
      figure: `a hotel resolved, 99 % within, ${at}`,
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
      figure: `gateway in memory, each hotel asked for, ${at}`,
      bar: `≤ ${megabytes(MEMORY_BAR)}`,
      foyer: megabytes(memory),
      plain: '–',
      holds: memory <= MEMORY_BAR,
    },
  ];
}

/** What each hotel beyond those of the small fleet adds. */
function oneMoreHotel(small: Fleet, large: Fleet): Figure[] {
  const each = (of: (fleet: Fleet) => number) =>
    (of(large) - of(small)) / (large.hotels - small.hotels);
  return [
    ['its entry in the document', `${Math.round(each((fleet) => fleet.documentBytes))} bytes`],
    ['to a check', `${each(({ check }) => check).toFixed(2)} ms`],
    ['in memory', kilobytes(each(({ memory }) => memory))],
  ].map(([what, value]) => ({ ...TOLD, figure: `one more hotel, ${what}`, foyer: value ?? '' }));
}
