import { hereAt } from '@foyer/shared/addresses/here';
import { Frame, IN_RELEASE, LARGEST_FRAME } from '@foyer/shared/contracts/frame';
import type { PageRelease } from '@foyer/shared/contracts/hotel-set';
import type { InlinedFrame, InlinedHotel } from '@foyer/shared/contracts/page';
import { releaseBase } from '@foyer/shared/contracts/release';
import { type Filling, fill } from '@foyer/shared/frames/fill';
import { slotsOf } from '@foyer/shared/frames/slots';
import { type HotelDay, hotelDay, isZone } from '@foyer/shared/hotel/hotel-time';
import { languageOf } from '@foyer/shared/hotel/language';
import type { Resolution } from '../composition/resolution.ts';
import type { KnownPage } from './known-page.ts';
import type { Shown } from './shown.ts';

/** A frame of a release, and the file that it is read from. */
export type FrameFile = { release: PageRelease; name: string; path: string };
/** Reads such a file; throws where it cannot be had, or is none. */
export type ReadFrame = (file: FrameFile) => Promise<Frame>;

/** What a frame is of and is filled with. */
type Framed = Pick<KnownPage, 'address' | 'stay'> & {
  resolution: Resolution;
  hotel: InlinedHotel;
  shown: Shown;
  day: HotelDay | undefined;
};

/** What stands in a page before its code runs. */
export type PageFrame = { html: string; style: string; inlined: InlinedFrame };

const NO_FRAME: PageFrame = { html: '', style: '', inlined: null };

/**
 * The frame of a page: the screen's inside what stands around it; only what stands around it where
 * the screen has none; that of a page of the shell's own; the hotel's logo where that would be nothing.
 * One that cannot be had, read or filled is none, whoever asks: `leftOut` is told why.
 */
export async function pageFrame(
  page: Framed,
  read: ReadFrame,
  leftOut: (file: FrameFile, error: unknown) => void = () => undefined,
): Promise<PageFrame> {
  const { resolution, hotel, shown, address, stay, day } = page;
  const { shell } = resolution;
  let filling: Filling | undefined;
  const filled = async (file: FrameFile | undefined, inside?: string) => {
    if (!file) return undefined;
    try {
      const { parts, style } = await read(listed(file));
      filling ??= fillingOf(page);
      return { html: fill(parts, filling, inside), style: styleIn(file.release, style) };
    } catch (error) {
      leftOut(file, error);
      return undefined;
    }
  };
  const known = isKnown(hotel, shown);
  const own = known && shown.page ? fileOf(shell, shown.page) : undefined;
  const screenFile = known ? screenFileOf(resolution, shown) : undefined;
  const screen = await filled(screenFile);
  const layoutName = screen || shown.part === 'dashboard' ? shown.layout : 'quiet';
  const layout = await filled(own ?? fileOf(shell, layoutName), screen?.html);
  if (!layout) return NO_FRAME;
  const shownFile = screen ? screenFile : own;
  return {
    html: layout.html,
    style: layout.style + (screen?.style ?? ''),
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

function fillingOf({ resolution, hotel: { hotel }, address, day, stay }: Framed): Filling {
  const { site, composition } = resolution;
  const { lang: language } = languageOf(hotel);
  return {
    slots: slotsOf({ ...site, hotel, language, composition, pathname: address, day, stay }),
    canOpen: site.canOpen,
    isHere: hereAt(address ?? ''),
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

function styleIn({ name, version }: PageRelease, style: string): string {
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
  const { frames = {} } = release;
  const path = Object.hasOwn(frames, name) ? frames[name] : undefined;
  return path ? { release, name, path } : undefined;
}

/** Throws for what no page has room for. */
function listed(file: FrameFile): FrameFile {
  const { files } = file.release;
  const bytes = Object.hasOwn(files, file.path) ? files[file.path]?.bytes : undefined;
  if (bytes === undefined) throw new Error('It is no file of its release');
  if (bytes > LARGEST_FRAME) throw new Error(`It has ${bytes} bytes`);
  return file;
}
