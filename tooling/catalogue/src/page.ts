/** Inlines a hotel's data as the gateway does. `shared/runtime` reads it at its first import. */
import type { Composition } from '@foyer/shared/contracts/composition.ts';
import {
  COMPOSITION_ELEMENT,
  HOTEL_ELEMENT,
  type InlinedHotel,
} from '@foyer/shared/contracts/page.ts';
import { BRANDS } from './brands.ts';

function inline(id: string, value: unknown): void {
  const element = document.createElement('script');
  Object.assign(element, { type: 'application/json', id, textContent: JSON.stringify(value) });
  document.head.append(element);
}

const [hotel] = BRANDS;
const slug = hotel?.slug ?? '';

inline(COMPOSITION_ELEMENT, {
  id: 'catalogue',
  slug,
  shell: { version: '0.0.0' },
  remotes: [],
  // One screen, so that examples have a link to it.
  mounts: [
    {
      path: 'hotel/quick-info',
      area: 'dashboard',
      screen: 'quick-info',
      remote: 'mfe-hotel',
      enabled: true,
    },
  ],
  header: [],
  menu: [],
  signup_hotel: slug,
  video_hosts: [],
} satisfies Composition);
inline(HOTEL_ELEMENT, {
  slug,
  state: 'ok',
  hotel: hotel ?? null,
  fetched_at: Date.now(),
} satisfies InlinedHotel);
