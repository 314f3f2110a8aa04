import type { GuestRequest } from '@foyer/shared/contracts/provider/requests.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  markAnswerRead,
  markInitialAnswersRead,
  unreadAnswers,
  useReadAnswers,
} from './read-answers.ts';

const runtime = vi.hoisted(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  const stored = new Map<string, unknown>();
  return {
    features: ['seen'],
    signOut: vi.fn<() => void>(),
    api: { post: vi.fn() },
    localStore: {
      read: (key: string) => stored.get(key),
      write: (key: string, value: unknown) => void stored.set(key, value),
      clear: () => stored.clear(),
    },
  };
});
vi.mock('@foyer/shared/runtime', () => ({
  api: runtime.api,
  hasFeature: (feature: string) => runtime.features.includes(feature),
  localStore: runtime.localStore,
  session: { subscribe: (listener: () => void) => runtime.signOut.mockImplementation(listener) },
}));

let nextId = 0;
const request = (more: Partial<GuestRequest> = {}): GuestRequest => {
  nextId += 1;
  const answered = { answer: 'Yes.', answered_at: '2026-11-29T10:00:00Z' };
  return { id: nextId, kind: 'enquiry', state: 'answered', created_at: '', ...answered, ...more };
};
const isUnread = (one: GuestRequest) => unreadAnswers([one], useReadAnswers.getState()).has(one.id);
const reports = () => runtime.api.post.mock.calls.map(([path, payload]) => [path, payload]);

beforeEach(() => {
  runtime.features = ['seen'];
  runtime.api.post.mockReset().mockResolvedValue({});
  runtime.localStore.clear();
  runtime.signOut();
});

test('MSG-56 an answer is unread until it is read here or on another device', () => {
  const one = request();
  expect(isUnread(one)).toBe(true);
  expect(isUnread({ ...one, answer: undefined })).toBe(false);
  expect(isUnread({ ...one, answer_seen_at: '2026-11-29T10:05:00Z' })).toBe(false);
  markAnswerRead(one);
  expect(isUnread(one)).toBe(false);
});

test('MSG-56 a second answer is unread again', () => {
  const one = request();
  markAnswerRead(one);
  expect(isUnread({ ...one, answer: 'No.', answered_at: '2026-11-29T11:00:00Z' })).toBe(true);
});

test('MSG-56 reports a read answer once, and again after a failure', async () => {
  const one = request();
  runtime.api.post.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  markAnswerRead(one);
  await expect
    .poll(() => {
      markAnswerRead(one);
      return reports();
    })
    .toHaveLength(2);
  markAnswerRead(one);
  expect(reports()[1]).toEqual([`/requests/${one.id}/seen`, { answered_at: one.answered_at }]);
  expect(reports()).toHaveLength(2);
});

test('MSG-56 reports nothing that the provider knows, or to a provider without the feature', () => {
  markAnswerRead(request({ answer_seen_at: 'then' }));
  runtime.features = [];
  markAnswerRead(request());
  expect(reports()).toEqual([]);
});

test('MSG-56 without the feature the first visit marks earlier answers as read', () => {
  const [early, late] = [request(), request()];
  markInitialAnswersRead([early]);
  expect(isUnread(early), 'the provider reports read answers').toBe(true);
  runtime.features = [];
  markInitialAnswersRead([early]);
  markInitialAnswersRead([early, late]);
  expect([isUnread(early), isUnread(late)]).toEqual([false, true]);
});
