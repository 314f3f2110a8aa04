import { Composition } from '@foyer/shared/contracts/composition.ts';
import { InlinedHotel } from '@foyer/shared/contracts/page.ts';
import * as z from 'zod/mini';
import { Release } from './release.ts';

/** The fields of a release that a page needs; the composition holds the screens. */
export const PageRelease = z.pick(Release, {
  name: true,
  version: true,
  entry: true,
  initial: true,
  templates: true,
  files: true,
  imported: true,
});
export type PageRelease = z.infer<typeof PageRelease>;

/**
 * The response of `/-/offline-bundle/{slug}`: everything that the service worker needs to render a
 * hotel's pages as the gateway does. `releases` lists the shell's release, then those of every remote
 * including fallbacks; `withdrawn` is as in `/-/composition/{slug}`.
 */
export const OfflineBundle = z.object({
  composition: Composition,
  releases: z.array(PageRelease).check(z.minLength(1)),
  hotel: InlinedHotel,
  withdrawn: z.array(z.string()),
});
export type OfflineBundle = z.infer<typeof OfflineBundle>;
