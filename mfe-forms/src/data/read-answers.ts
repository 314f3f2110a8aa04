import * as endpoints from '@foyer/shared/api/endpoints.ts';
import {
  type AnswerSeenPayload,
  type GuestRequest,
  GuestRequestResponse,
} from '@foyer/shared/contracts/provider/requests.ts';
import { api, hasFeature, localStore, session } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';
import { create } from 'zustand';

const STORAGE_KEY = 'answersRead';

/** The version of the last answer that this device has shown, by the request's id. */
const ReadAnswers = z.record(z.string(), z.string());
type ReadAnswers = z.infer<typeof ReadAnswers>;

const stored = (): ReadAnswers | undefined => localStore.read(STORAGE_KEY, ReadAnswers);

/** Returns the read answers, which follow those of other tabs. */
export const useReadAnswers = create((): ReadAnswers => stored() ?? {});
const readAgain = () => useReadAnswers.setState(stored() ?? {}, true);

addEventListener('storage', ({ key }) => {
  if (key === STORAGE_KEY || key === null) readAgain();
});
// Signing out clears the marks with all of local storage.
session.subscribe(readAgain);

/** Returns a value that changes with each answer; undefined without an answer. */
const versionOf = ({ answer, answered_at }: GuestRequest): string | undefined =>
  answer ? (answered_at ?? answer) : undefined;

/** Returns the ids of the requests whose answer was read neither here nor on another device. */
export function unreadAnswers(
  requests: readonly GuestRequest[],
  read: Readonly<Record<string, string>>,
): ReadonlySet<number> {
  const unread = requests.filter(
    (request) =>
      request.answer && !request.answer_seen_at && read[request.id] !== versionOf(request),
  );
  return new Set(unread.map(({ id }) => id));
}

function mark(requests: readonly GuestRequest[]): void {
  const versions = requests.map((request) => [`${request.id}`, versionOf(request)]);
  const answered = Object.fromEntries(versions.filter(([, version]) => version));
  localStore.write(STORAGE_KEY, { ...stored(), ...answered });
  readAgain();
}

/**
 * Marks all answers as read at the first visit, unless the provider reports read answers. Otherwise
 * each new sign-in would count all of them as unread.
 */
export function markInitialAnswersRead(requests: readonly GuestRequest[]): void {
  if (!hasFeature('seen') && !stored()) mark(requests);
}

/** The version of the last answer reported as read, by the request's id. */
const reported = new Map<number, string>();

/** Marks an answer as read on this device, and reports it once to a provider that supports it. */
export function markAnswerRead(request: GuestRequest): void {
  mark([request]);
  const { id, answered_at, answer_seen_at } = request;
  if (!answered_at || answer_seen_at || !hasFeature('seen')) return;
  if (reported.get(id) === answered_at) return;
  reported.set(id, answered_at);
  const payload: AnswerSeenPayload = { answered_at };
  api
    .post(endpoints.requestSeen(id), payload, GuestRequestResponse)
    .catch(() => reported.delete(id));
}
