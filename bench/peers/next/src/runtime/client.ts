/** Provides the runtime of the remotes' components in the browser. */
import { createApiClient } from '@foyer/shared/api/client.ts';
import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { HotelResponse } from '@foyer/shared/contracts/provider/hotel.ts';
import { trimHotel } from '@foyer/shared/hotel/categories.ts';
import { stayOf } from '@foyer/shared/hotel/stay.ts';
import { queryOptions } from '@foyer/shared/query';
import * as z from '@foyer/shared/schema';
import type { PageVariables } from '@foyer/shared/template-filling/page-variables.ts';
import { createContext, useContext } from 'react';
import { csrfHeaders } from '../../../../../shared/src/runtime/csrf.ts';
import { sessionStore } from '../../../../../shared/src/runtime/storage.ts';
import { hotelSlug } from '../hotel-slug.ts';
import { session, useSession } from './session.ts';

export { toasts } from '../../../../../shared/src/runtime/toasts.ts';
export { AppLink } from '../router.tsx';
export { hotelSlug, session, useSession };

export const api = createApiClient({
  token: session.token,
  onUnauthorized: session.refuse,
  postHeaders: csrfHeaders,
});

/** Provides the server's template variables and the hotel's time zone. */
export const VariablesContext = createContext<
  { variables: PageVariables; zone: string | null | undefined } | undefined
>(undefined);

/** Returns the template variables; only this device knows if the guest is staying. */
export function useHotel(): PageVariables {
  const context = useContext(VariablesContext);
  const user = useSession(({ user }) => user);
  if (!context) throw new Error('The page has no template variables.');
  const { features } = context.variables;
  const stay = stayOf(user, { features, timezone: context.zone }, Date.now());
  return { ...context.variables, stay: stay !== undefined, stay_steps: stay?.hasSteps === true };
}

/** Queries the hotel's record, which the page contains (`Queries`). */
export function hotelQuery() {
  return queryOptions({
    queryKey: ['hotel', hotelSlug],
    queryFn: async ({ signal }) => {
      const { data } = await api.get(endpoints.hotel(hotelSlug), HotelResponse, { signal });
      if (!data) throw new Error('The provider does not know this hotel.');
      return trimHotel(data);
    },
  });
}

export const page = { composition: { video_hosts: [] as string[] } };
/** Treats the target of every link on home as available. */
export const canOpen = (_href: string) => true;

const Values = z.record(z.string(), z.string());

/** Stores the draft of a form for this tab. */
export function draftOf(form: string) {
  const key = `draft:${hotelSlug}:${form}`;
  return {
    read: () => sessionStore.read(key, Values) ?? {},
    write: (values: Record<string, string>) => sessionStore.write(key, values),
    clear: () => sessionStore.remove(key),
  };
}

const RETURN_TO = 'returnTo';

/** Stores the address that a signed-out visitor wanted to open. */
export const returnTo = {
  set: (href: string) => sessionStore.write(RETURN_TO, href),
  take(): string | undefined {
    const href = sessionStore.read(RETURN_TO, z.string());
    sessionStore.remove(RETURN_TO);
    return href;
  },
};
