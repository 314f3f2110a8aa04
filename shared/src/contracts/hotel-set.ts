import * as z from 'zod/mini';
import { Composition } from './composition.ts';
import { InlinedHotel } from './page.ts';
import { Release } from './release.ts';

/** What a page needs to know of a release: nothing of its screens, which the composition has. */
export const PageRelease = z.pick(Release, {
  name: true,
  version: true,
  entry: true,
  initial: true,
  frames: true,
  files: true,
  adopted: true,
});
export type PageRelease = z.infer<typeof PageRelease>;

/**
 * The answer of `/-/set/{slug}`: all that a service worker needs to write a hotel's pages as the
 * gateway does. `releases` are the shell's, then those of every remote of the composition, older
 * ones to fall back to included; `withdrawn` is as in `/-/composition/{slug}`.
 */
export const HotelSet = z.object({
  composition: Composition,
  releases: z.array(PageRelease).check(z.minLength(1)),
  hotel: InlinedHotel,
  withdrawn: z.array(z.string()),
});
export type HotelSet = z.infer<typeof HotelSet>;
