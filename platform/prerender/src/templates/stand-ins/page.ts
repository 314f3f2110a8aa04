/** Replaces `runtime/page.ts` while a build renders templates: a page without a hotel record. */
import type { Composition } from '@foyer/shared/contracts/composition.ts';
import type { InlinedHotel } from '@foyer/shared/contracts/page.ts';
import { markerOf } from '../markers.ts';

export const hotelSlug = markerOf({ variable: 'slug', kind: 'segment' });

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

export const page = { composition, hotel, template: null };
