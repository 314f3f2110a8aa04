import type { Resolution } from '@foyer/releases/composition';
import type { PageRelease } from '@foyer/releases/contracts';
import { releaseBase } from '@foyer/releases/contracts';
import type { HotelSettings } from '@foyer/shared/contracts/provider/settings.ts';
import { fontFiles } from './font-files.ts';
import type { MatchedRoute } from './matched-route.ts';

const asModule = (path: string, integrity: string) =>
  `<link rel="modulepreload" fetchpriority="low" href="${path}" integrity="${integrity}" crossorigin>`;
const asStyle = (path: string, integrity: string) =>
  `<link rel="preload" as="style" href="${path}" integrity="${integrity}" crossorigin>`;

/** Returns links to the scripts and styles of the matched screen. */
export function preloads(
  { composition, shell, integrity }: Resolution,
  { mount, chunk }: MatchedRoute,
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
    ...(chunk ? chunkFiles(shell, chunk) : []).map((path) =>
      link(shellBase + path, path.endsWith('.css') ? asStyle : asModule),
    ),
    source && files ? link(source.entry, asModule) : '',
    ...(files?.scripts ?? []).map((path) => link(path, asModule)),
    ...(files?.styles ?? []).map((path) => link(path, asStyle)),
  ].join('');
}

/** Returns links to the files of the hotel's fonts. */
export function fontPreloads(shell: PageRelease, settings: HotelSettings | undefined): string {
  const base = releaseBase(shell.name, shell.version);
  const links = fontFiles(shell, settings).map(
    (path) => `<link rel="preload" as="font" type="font/woff2" href="${base + path}" crossorigin>`,
  );
  return links.join('');
}

/** Returns the files of a shell's lazy chunk; the build names them after it. */
export function chunkFiles({ files }: PageRelease, chunk: string): string[] {
  return Object.keys(files).filter(
    (path) => /\.(?:js|css)$/.test(path) && path.split('/').at(-1)?.startsWith(`${chunk}.`),
  );
}
