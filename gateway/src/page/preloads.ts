import type { PageRelease } from '@foyer/shared/contracts/hotel-set';
import { releaseBase } from '@foyer/shared/contracts/release';
import type { HotelSettings } from '@foyer/shared/contracts/settings';
import type { Resolution } from '../composition/resolution.ts';
import { fontFiles } from './font-files.ts';
import type { Shown } from './shown.ts';

const asModule = (path: string, integrity: string) =>
  `<link rel="modulepreload" fetchpriority="low" href="${path}" integrity="${integrity}" crossorigin>`;
const asStyle = (path: string, integrity: string) =>
  `<link rel="preload" as="style" href="${path}" integrity="${integrity}" crossorigin>`;

/** Links to the scripts and styles beyond the shell's own that the screen needs which `shown` names. */
export function preloads(
  { composition, shell, integrity }: Resolution,
  { mount, part }: Shown,
): string {
  const remote = mount && composition.remotes.find(({ name }) => name === mount.remote);
  const source = remote?.sources[0];
  const files = mount && source?.screens[mount.screen];
  const shellBase = releaseBase(shell.name, shell.version);
  const link = (path: string, tag: typeof asModule) => {
    const hash = integrity(path);
    return hash ? tag(path, hash) : '';
  };
  return [
    ...(part ? partFiles(shell, part) : []).map((path) =>
      link(shellBase + path, path.endsWith('.css') ? asStyle : asModule),
    ),
    source && files ? link(source.entry, asModule) : '',
    ...(files?.scripts ?? []).map((path) => link(path, asModule)),
    ...(files?.styles ?? []).map((path) => link(path, asStyle)),
  ].join('');
}

/** Links to the files of the hotel's fonts. */
export function fontPreloads(shell: PageRelease, settings: HotelSettings | undefined): string {
  const base = releaseBase(shell.name, shell.version);
  const links = fontFiles(shell, settings).map(
    (path) => `<link rel="preload" as="font" type="font/woff2" href="${base + path}" crossorigin>`,
  );
  return links.join('');
}

/** The files of a lazily loaded part of the shell, which its build names after the part. */
export function partFiles({ files }: PageRelease, part: string): string[] {
  return Object.keys(files).filter(
    (path) => /\.(?:js|css)$/.test(path) && path.split('/').at(-1)?.startsWith(`${part}.`),
  );
}
