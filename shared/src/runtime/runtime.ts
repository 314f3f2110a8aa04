/** The one place with state: a federation singleton, so that shell and remotes share it. */
// Through the singleton, so that a small screen parses its answer without a parser of its own.
export { PlainAnswer } from '../contracts/answer.ts';
export { LoginAnswer, VerifyOtpAnswer } from '../contracts/auth.ts';
export {
  CategoryListAnswer,
  KeptQuickInfo,
  QuickInfoAnswer,
  Weather,
} from '../contracts/hotel.ts';
export { api } from './api.ts';
export { AppLink } from './app-link.tsx';
export { type Draft, draftOf } from './draft.ts';
export { hotelQuery, rememberHotel } from './hotel.ts';
export { install } from './install.ts';
export { intent } from './intent.ts';
export { hotelSlug, page } from './page.ts';
export { queryClient } from './query-client.ts';
export { recovery } from './recovery.ts';
export { PageNotAvailable, PageNotFound } from './refusals.ts';
export { returnTo } from './return-to.ts';
export { type Session, type SessionState, session } from './session.ts';
export { canOpen, mountAt } from './site.ts';
export { LOCAL, localStore, SESSION, sessionStore } from './storage.ts';
export { toasts } from './toasts.ts';
export { useSession } from './use-session.ts';
