/** Stands in the place of `runtime/page.ts` while frames are drawn: a hotel of which nothing is known. */
import type { Composition } from '../../contracts/composition.ts';
import type { InlinedHotel } from '../../contracts/page.ts';
import { markOf } from './marks.ts';

export const hotelSlug = markOf({ slot: 'slug', kind: 'segment' });

const composition: Composition = {
  id: '',
  slug: hotelSlug,
  shell: { version: '0.0.0' },
  remotes: [],
  mounts: [],
  header: [],
  menu: [],
  signup_hotel: null,
  video_hosts: [],
};

const hotel: InlinedHotel = { slug: hotelSlug, state: 'ok', hotel: null, fetched_at: 0 };

export const page = { composition, hotel, frame: null };
