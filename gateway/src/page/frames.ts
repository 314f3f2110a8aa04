import { hereAt } from '@foyer/shared/addresses/here';
import { mountPattern } from '@foyer/shared/addresses/mounts';
import { Frame, IN_RELEASE } from '@foyer/shared/contracts/frame';
import type { PageRelease } from '@foyer/shared/contracts/hotel-set';
import type { InlinedFrame, InlinedHotel } from '@foyer/shared/contracts/page';
import { releaseBase } from '@foyer/shared/contracts/release';
import { fill } from '@foyer/shared/frames/fill';
import { MOST_CATEGORIES, slotsOf } from '@foyer/shared/frames/slots';
import { type HotelDay, hotelDay, isZone } from '@foyer/shared/hotel/hotel-time';
import { languageOf } from '@foyer/shared/hotel/language';
import type { Resolution } from '../composition/resolution.ts';
import type { Shown } from './shown.ts';

/** A frame of a release, and the file that it is read from. */
export type FrameFile = { release: PageRelease; name: string; path: string };
/** Reads such a file; undefined where it cannot be had. */
export type ReadFrame = (file: FrameFile) => Promise<Frame | undefined>;

/** What of the guest is told to the gateway: by cookies that say yes or nothing. */
export type Guest = { signedIn: boolean; stay: boolean };

/** What stands in a page before its code runs. */
export type PageFrame = { html: string; style: string; inlined: InlinedFrame };

/** The parameter that a category's slug is in its addresses (`paths`). */
export const CATEGORY = ':categorySlug';
/** No frame of ours has a tenth of it; in bytes. */
const LARGEST_FRAME = 256 * 1024;

/**
 * The frame of a page: the screen's inside what stands around it; only what stands around it where
 * the screen has none; that of a page of the shell's own; the hotel's logo where that would be nothing.
 */
export async function pageFrame(
  {
    resolution,
    hotel,
    shown,
    address,
    stay,
    day,
  }: {
    resolution: Resolution;
    hotel: InlinedHotel;
    shown: Shown;
    address: string | undefined;
    stay: boolean;
    day: HotelDay | undefined;
  },
  read: ReadFrame,
): Promise<PageFrame> {
  const { composition, site, shell } = resolution;
  const known = isKnown(hotel, shown);
  const own = known && shown.page ? fileOf(shell, shown.page) : undefined;
  const screenFile = known ? screenFileOf(resolution, shown) : undefined;
  const screen = screenFile && (await read(screenFile));
  const layoutName = screen || shown.part === 'dashboard' ? shown.layout : 'quiet';
  const layoutFile = own ?? fileOf(shell, layoutName);
  const layout = layoutFile && (await read(layoutFile));
  if (!layout) return { html: '', style: '', inlined: null };
  const filling = {
    slots: slotsOf({
      ...site,
      hotel: hotel.hotel,
      language: languageOf(hotel.hotel).lang,
      composition,
      pathname: address,
      day,
      stay,
    }),
    canOpen: site.canOpen,
    isHere: hereAt(address ?? ''),
  };
  const inside = screen ? fill(screen.parts, filling) : '';
  const shownFile = screen ? screenFile : own;
  return {
    html: fill(layout.parts, filling, inside),
    style:
      styleIn(shell, layout) + (screen && screenFile ? styleIn(screenFile.release, screen) : ''),
    inlined: shownFile
      ? {
          release: `${shownFile.release.name} ${shownFile.release.version}`,
          screen: shownFile.name,
          stay,
          ...(day && { day }),
          ...(address !== undefined && { pathname: address }),
        }
      : null,
  };
}

/** What day it is at the hotel, to the quarter of an hour; undefined where it names no time zone. */
export function dayOf({ hotel }: InlinedHotel, at: number): HotelDay | undefined {
  const zone = hotel?.timezone;
  return zone && isZone(zone) ? hotelDay(at, zone) : undefined;
}

/** Whether what is shown is what the address says: a public page is not, without a record (SHELL-08). */
function isKnown({ state }: InlinedHotel, { layout }: Shown): boolean {
  return state === 'ok' || (state === 'unreachable' && layout !== 'public');
}

function styleIn({ name, version }: PageRelease, { style }: Frame): string {
  return style.replaceAll(`url(${IN_RELEASE}`, `url(${releaseBase(name, version)}`);
}

/** A frame as it is written in a release; throws for what is none. */
export function parseFrame(text: string): Frame {
  return Frame.parse(JSON.parse(text));
}

function screenFileOf(
  { composition, releases }: Resolution,
  { mount }: Shown,
): FrameFile | undefined {
  const source = composition.remotes.find(({ name }) => name === mount?.remote)?.sources[0];
  const release = releases.find(
    ({ name, version }) => name === mount?.remote && version === source?.version,
  );
  return release && mount && fileOf(release, mount.path);
}

function fileOf(release: PageRelease, name: string): FrameFile | undefined {
  const { frames = {}, files } = release;
  const path = Object.hasOwn(frames, name) ? frames[name] : undefined;
  const listed = path && Object.hasOwn(files, path) ? files[path] : undefined;
  return path && listed && listed.bytes <= LARGEST_FRAME ? { release, name, path } : undefined;
}

/**
 * The address of a screen as far as a frame knows it: with its category's slug where the hotel's record
 * has that category. Every other parameter stands there by its name, as one page is written for all.
 */
export function knownAddress(
  { composition: { slug } }: Resolution,
  { mount }: Shown,
  { hotel }: InlinedHotel,
  pathname: string | undefined,
): string | undefined {
  const pattern = mount && mountPattern(mount).replace(':slug', slug);
  if (!pattern?.includes(CATEGORY) || pathname === undefined) return pattern;
  const segment = pathname.split('/')[pattern.split('/').indexOf(CATEGORY)] ?? '';
  const known = hotel?.categories
    ?.slice(0, MOST_CATEGORIES)
    .some((category) => encodeURIComponent(category.slug) === segment);
  return known ? pattern.replace(CATEGORY, () => segment) : pattern;
}
