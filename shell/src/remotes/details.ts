import type { Composition } from '@foyer/shared/contracts/composition';
import type { Details } from '@foyer/shared/contracts/details';
import { page } from '@foyer/shared/runtime';
import type { integrities } from './integrity.ts';
import { addImportMap } from './later-map.ts';
import type { Ground } from './load-ladder.ts';
import { preloadChecked } from './preload-checked.ts';

/** How long the details may take to come, in milliseconds. */
const ANSWER_MS = 8_000;

/** The gateway has no such details any more: only another document can have others. */
class Outdated extends Error {
  override readonly name = 'Outdated';
}

/** Not by `fetch`, for which an answer that says that there is none fails like one that was changed. */
async function isOf(text: string, integrity: string): Promise<boolean> {
  // Only by http to a host elsewhere there is no such thing, and the page itself could be anybody's.
  if (!globalThis.isSecureContext) return true;
  const bytes = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text));
  return integrity === `sha384-${btoa(String.fromCharCode(...new Uint8Array(bytes)))}`;
}

let coming: Promise<void> | undefined;

/**
 * Brings what a page came without, the releases of the other remotes above all, and adds it to what the page
 * knows. From then on no file of theirs runs that is not as they say: by an import map, or by what `ground`
 * does before an import. `hashes` tells those that the page knows: what the shell starts with is not asked for
 * it, or the bundler would take that apart.
 */
export function bringDetails(
  link: NonNullable<Composition['details']>,
  ground: Ground,
  hashes: typeof integrities,
): Promise<void> {
  coming ??= bring(link, ground, hashes).catch((error) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

async function bring(
  ...[{ href, integrity }, ground, hashes]: Parameters<typeof bringDetails>
): Promise<void> {
  const answer = await fetch(href, { signal: AbortSignal.timeout(ANSWER_MS) });
  if (answer.status === 404) throw new Outdated(href);
  const text = await answer.text();
  if (!(await isOf(text, integrity))) throw new Error(`${href} is not what the page says`);
  const details: Details = JSON.parse(text);
  const here = hashes();
  const later = Object.entries(details.integrity).filter(([path]) => !Object.hasOwn(here, path));
  const isMapped = await addImportMap(Object.fromEntries(later));
  if (!isMapped) ground.importExpose = checked(ground.importExpose, hashes);
  // Whatever holds one of these lists holds it as it is now.
  const { remotes, header, menu } = page.composition;
  const names = new Set(remotes.map(({ name }) => name));
  remotes.push(...details.remotes.filter(({ name }) => !names.has(name)));
  header.splice(0, header.length, ...details.header);
  menu.splice(0, menu.length, ...details.menu);
}

/** Imports nothing before its scripts came as their hashes say. */
function checked(
  importExpose: Ground['importExpose'],
  hashes: typeof integrities,
): Ground['importExpose'] {
  return async (source, expose) => {
    await preloadChecked(source, expose, hashes());
    return importExpose(source, expose);
  };
}
