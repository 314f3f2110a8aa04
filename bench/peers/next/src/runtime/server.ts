/** Provides the runtime of the remotes' components that render on the server only. */
import type { PageVariables } from '@foyer/shared/template-filling/page-variables.ts';
import { use } from 'react';
import { readVariables } from '../hotel.ts';

export { hotelSlug } from '../hotel-slug.ts';
export { AppLink } from '../router.tsx';

export const useHotel = (): PageVariables => use(readVariables());
