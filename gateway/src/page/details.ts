import type { Composition } from '@foyer/shared/contracts/composition';
import type { Details } from '@foyer/shared/contracts/details';
import { LRUCache } from 'lru-cache';
import { oncePer } from '../composition/once-per.ts';
import { type Resolution, toldHashes } from '../composition/resolution.ts';
import type { GatewayDeps } from '../deps.ts';
import { bytesIn, type Coded, codedForms, codingHeader, formFor } from '../http/coded.ts';
import { contentId } from '../http/content-id.ts';
import type { Coding } from '../http/negotiation.ts';
import { missing } from '../http/plain.ts';
import { partFiles } from './preloads.ts';

/** About a hundred kinds of hotels with forty remotes each. */
const MEMOISED_BYTES = 16 * 1024 * 1024;
/** Compositions that pages were written of, and which may be another one's by now. */
const REMEMBERED = 500;
/** The part of a shell that asks for details; a page of one that lacks it is told everything. */
const PART = 'details';
/** Who has no lot yet gets a cookie with it, which nobody else may keep. */
const IMMUTABLE = 'private, max-age=31536000, immutable';

/** Where the details of a composition are, and by what hash. */
export type DetailsLink = NonNullable<Composition['details']>;

function textOf({ composition, shell, releases }: Resolution): string {
  const integrity = toldHashes(releases.filter((release) => release !== shell));
  const { remotes, header, menu } = composition;
  return JSON.stringify({ remotes, header, menu, integrity } satisfies Details);
}

const linkOf = oncePer(async (resolution: Resolution): Promise<DetailsLink | undefined> => {
  if (partFiles(resolution.shell, PART).length === 0) return undefined;
  const text = textOf(resolution);
  const bytes = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text));
  const hash = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  const href = `/-/details/${resolution.composition.slug}/${contentId(text)}`;
  return { href, integrity: `sha384-${hash}` };
});

export type DetailsOfPages = ReturnType<typeof createDetails>;

/** The details that pages ask for later; those of pages that are open still, when their hotel has others. */
export function createDetails({ brotli }: Pick<GatewayDeps, 'brotli'>) {
  const remembered = new LRUCache<string, Resolution>({ max: REMEMBERED });
  const memo = new LRUCache<string, Coded[]>({ maxSize: MEMOISED_BYTES, sizeCalculation: bytesIn });

  async function formsOf(resolution: Resolution): Promise<Coded[]> {
    const text = textOf(resolution);
    // What hotels have in common is in memory once.
    const id = contentId(text);
    const forms = memo.get(id) ?? (await codedForms(text, brotli));
    memo.set(id, forms);
    return forms;
  }

  return {
    /** The link for a page; undefined where its shell wants to be told everything. */
    async link(resolution: Resolution): Promise<DetailsLink | undefined> {
      const link = await linkOf(resolution);
      if (link) remembered.set(link.href, resolution);
      return link;
    },

    /** The answer at such a link, for who gets the composition `now`. */
    async answer(now: Resolution, href: string, accepted: readonly Coding[]): Promise<Response> {
      const isOfNow = (await linkOf(now))?.href === href;
      const resolution = isOfNow ? now : remembered.get(href);
      if (!resolution) return missing();
      const form = formFor(await formsOf(resolution), accepted);
      return new Response(form.body, {
        headers: {
          'Content-Type': 'application/json',
          'Cache-Control': IMMUTABLE,
          'X-Content-Type-Options': 'nosniff',
          Vary: 'Accept-Encoding',
          ...codingHeader(form),
        },
      });
    },
  };
}
