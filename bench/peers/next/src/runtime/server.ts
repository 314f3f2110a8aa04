/** What the remotes' components ask of the runtime where they are rendered on the server alone. */
import type { PageSlots } from '@foyer/shared/frames/slots';
import { use } from 'react';
import { readSlots } from '../hotel.ts';

export { hotelSlug } from '../hotel-slug.ts';
export { AppLink } from '../router.tsx';

export const useSlots = (): PageSlots => use(readSlots());
