import { knownFont } from '@foyer/shared/contracts/fonts';
import type { HotelSettings } from '@foyer/shared/contracts/hotel';
import { isVideo, srcSetOf } from '@foyer/shared/contracts/media';
import { type Release, releaseBase } from '@foyer/shared/contracts/release';
import { safeImage } from '@foyer/shared/contracts/theme';
import { SHELL } from '../composition/choices.ts';
import { type Resolution, under } from '../composition/resolve.ts';
import { escapeHtml } from './escape.ts';
import type { Shown } from './shown.ts';

/** Pages that begin with the hotel's banner. */
const WITH_BANNER = new Set(['guest-only login', 'dashboard hotel', 'public profile']);

const asModule = (path: string, integrity: string) =>
  `<link rel="modulepreload" href="${path}" integrity="${integrity}" crossorigin>`;
const asStyle = (path: string, integrity: string) =>
  `<link rel="preload" as="style" href="${path}" integrity="${integrity}" crossorigin>`;

/** Links to every file that stands between the HTML and the screen that `shown` names. */
export function preloads(
  { composition, shell, integrity }: Resolution,
  { mount, part }: Shown,
  settings: HotelSettings | undefined,
): string {
  const remote = mount && composition.remotes.find(({ name }) => name === mount.remote);
  const source = remote?.sources[0];
  const shellBase = releaseBase(shell.name, shell.version);
  const own = mount?.remote === SHELL ? shell.screens[mount.screen] : undefined;
  const files = mount && (own ? under(shellBase, own) : source?.screens[mount.screen]);
  const link = (path: string, tag: typeof asModule) => {
    const hash = integrity.get(path);
    return hash ? tag(path, hash) : '';
  };
  return [
    ...shell.initial.scripts.map((path) => link(shellBase + path, asModule)),
    ...(part ? partFiles(shell, part) : []).map((path) =>
      link(shellBase + path, path.endsWith('.css') ? asStyle : asModule),
    ),
    source ? link(source.entry, asModule) : '',
    ...(files?.scripts ?? []).map((path) => link(path, asModule)),
    ...(files?.styles ?? []).map((path) => link(path, asStyle)),
    mount && WITH_BANNER.has(`${mount.area} ${mount.path}`) ? bannerPreload(settings) : '',
    ...fontFiles(shell, settings).map(
      (path) =>
        `<link rel="preload" as="font" type="font/woff2" href="${shellBase + path}" crossorigin>`,
    ),
  ].join('');
}

/** The files of a lazily loaded part of the shell, which its build names after the part. */
function partFiles({ files }: Release, part: string): string[] {
  return Object.keys(files).filter(
    (path) => /\.(?:js|css)$/.test(path) && path.split('/').at(-1)?.startsWith(`${part}.`),
  );
}

/** The hotel's banner where it is a picture: `banner_video` may name either. */
export function bannerImage(settings: HotelSettings | undefined): string | undefined {
  const banner = settings?.banner_video;
  return banner && !isVideo(banner) ? safeImage(banner) : undefined;
}

function bannerPreload(settings: HotelSettings | undefined): string {
  const image = bannerImage(settings);
  if (!image) return '';
  const set = srcSetOf(image);
  const sizes = set ? ` imagesrcset="${escapeHtml(set)}" imagesizes="100vw"` : '';
  return `<link rel="preload" as="image" href="${escapeHtml(image)}"${sizes} fetchpriority="high">`;
}

/** The files of the hotel's fonts that hold Latin letters; the others load when they are needed. */
function fontFiles(shell: Release, settings: HotelSettings | undefined): string[] {
  const font = knownFont(settings?.font_family);
  const families = [font?.family, font?.display].filter((family) => family !== undefined);
  return families.flatMap((family) => {
    const name = `${family.toLowerCase().replaceAll(' ', '-')}-latin-`;
    const file = Object.keys(shell.files).find(
      (path) => path.endsWith('.woff2') && path.includes(name) && !path.includes(`${name}ext-`),
    );
    return file ? [file] : [];
  });
}
