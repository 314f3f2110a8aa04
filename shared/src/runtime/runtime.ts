/** The one place with state: a federation singleton, so that shell and remotes share it. */
export { api } from './api.ts';
export { AppLink } from './app-link.tsx';
export { type Draft, draftOf } from './draft.ts';
export { hotelQuery, rememberHotel } from './hotel.ts';
export { install } from './install.ts';
export { intent } from './intent.ts';
export { hotelSlug, page } from './page.ts';
export { PageWorker } from './page-worker.ts';
export { queryClient } from './query-client.ts';
export { PageNotAvailable, PageNotFound } from './refusals.ts';
export { returnTo } from './return-to.ts';
export { type Session, type SessionState, session } from './session.ts';
export { canOpen, mountAt } from './site.ts';
export { localStore, sessionStore } from './storage.ts';
export { toasts } from './toasts.ts';
export { useSession } from './use-session.ts';
