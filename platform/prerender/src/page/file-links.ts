import type { Resolution } from '@foyer/releases/composition';
import { type PageRelease, releaseBase } from '@foyer/releases/contracts';
import type { MatchedRoute } from '@foyer/shared/addresses/site.ts';
import type { HotelSettings } from '@foyer/shared/contracts/provider/settings.ts';
import { fontOf } from '@foyer/shared/hotel/fonts.ts';
import { html } from 'hono/html';

/** The address of a file and its hash. */
type FileLink = { href: string; integrity: string };

/** Returns the attributes of a link to a file. */
export const hrefOf = ({ href, integrity }: FileLink) =>
  html`href="${href}" integrity="${integrity}" crossorigin`;

/** Returns the files of a shell's lazy chunk or script; the build names them after it. */
export function chunkFiles({ files }: PageRelease, chunk: string): string[] {
  return Object.keys(files).filter(
    (path) => /\.(?:js|css)$/.test(path) && path.split('/').at(-1)?.startsWith(`${chunk}.`),
  );
}

/** Returns the addresses of the initial scripts of this shell. */
export const startScripts = ({ name, version, initial, entry }: PageRelease): string[] =>
  [...initial.scripts, entry].map((path) => releaseBase(name, version) + path);

/** Returns the hotel's font files with Latin letters; the browser loads the others on demand. */
function fontFiles(shell: PageRelease, settings: HotelSettings | undefined): string[] {
  const font = fontOf(settings?.font_family);
  return [font?.family, font?.display].flatMap((family) => {
    if (family === undefined) return [];
    const name = `${family.toLowerCase().replaceAll(' ', '-')}-latin-`;
    const isLatin = (path: string) => path.includes(name) && !path.includes(`${name}ext-`);
    return Object.keys(shell.files).find((path) => path.endsWith('.woff2') && isLatin(path)) ?? [];
  });
}

/**
 * Returns the scripts and style sheets of the shell that every page needs, the links to the files of
 * this route's screen and chunk, and the links to the hotel's fonts.
 */
export function fileLinks(
  { composition, shell, integrity }: Resolution,
  { mount, chunk }: MatchedRoute,
  settings: HotelSettings | undefined,
) {
  const base = releaseBase(shell.name, shell.version);
  const linkTo = (href: string): FileLink => ({ href, integrity: integrity(href) ?? '' });
  const remote = mount && composition.remotes.find(({ name }) => name === mount.remote);
  const source = remote?.sources[0];
  const files = mount && source?.screens[mount.screen];
  const screen = [
    ...(chunk ? chunkFiles(shell, chunk).map((path) => base + path) : []),
    ...(source && files ? [source.entry, ...files.scripts, ...files.styles] : []),
  ];
  return {
    scripts: startScripts(shell).map(linkTo),
    styles: shell.initial.styles.map((path) => linkTo(base + path)),
    screen: screen
      .map(linkTo)
      .filter(({ integrity }) => integrity)
      .map((file) =>
        file.href.endsWith('.css')
          ? html`<link rel="preload" as="style" ${hrefOf(file)}>`
          : html`<link rel="modulepreload" fetchpriority="low" ${hrefOf(file)}>`,
      ),
    fonts: fontFiles(shell, settings).map(
      (path) =>
        html`<link rel="preload" as="font" type="font/woff2" href="${base + path}" crossorigin>`,
    ),
  };
}
