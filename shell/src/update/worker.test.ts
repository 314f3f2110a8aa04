import { beforeEach, expect, test, vi } from 'vitest';
import { prepare } from './worker.ts';

const told = vi.hoisted(() => ({
  words: [] as string[],
  typed: [] as string[],
  controlled: true,
  update: vi.fn(async () => undefined),
  post: vi.fn(),
  details: vi.fn(),
}));
vi.mock('@foyer/shared/runtime', () => ({
  hotelSlug: 'grand-plaza',
  ownScript: String,
  page: {
    composition: {
      shell: { version: '1.0.0' },
      remotes: [{ name: 'mfe-hotel', sources: [{ version: '2.0.0' }, { version: '1.0.0' }] }],
    },
  },
  unsent: { words: () => told.words },
}));
vi.mock('@foyer/shared/ui/pictures/preferences', () => ({ savesData: () => false }));
vi.mock('../remotes/federation.ts', () => ({ federationGround: { detailsOf: told.details } }));
vi.mock('./read-ahead.ts', () => ({ readAhead: vi.fn() }));

/** Answers at once, as the worker does. */
function postMessage(call: object, [port]: [MessagePort]) {
  told.post(call);
  port.postMessage({ newest: undefined });
}
const asked = () => told.post.mock.calls.map(([{ kind, slug }]) => `${kind} ${slug}`);

beforeEach(() => {
  Object.assign(told, { words: [], typed: [], controlled: true });
  told.update.mockClear();
  told.post.mockClear();
  told.details.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('document', {
    images: [],
    querySelectorAll: () => told.typed.map((value) => ({ value })),
  });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      get controller() {
        return told.controlled ? {} : null;
      },
      ready: Promise.resolve({ active: { postMessage } }),
      getRegistration: async () => ({ update: told.update }),
    },
  });
});

test('APP-03 a newer composition is stored by the worker, where there is one, before it is offered', async () => {
  await prepare(false);
  expect(asked()).toEqual([]);
  await prepare(true);
  expect(asked()).toEqual(['look grand-plaza']);
  told.controlled = false;
  await prepare(true, ['worker 1.0.0']);
  expect(asked()).toHaveLength(1);
  expect(told.update).not.toHaveBeenCalled();
});

test('APP-06 the browser looks for another worker where this one was withdrawn', async () => {
  await prepare(true, ['mfe-hotel 9.0.0']);
  expect(told.update).not.toHaveBeenCalled();
  await prepare(true, ['worker 1.0.0']);
  expect(told.update).toHaveBeenCalledOnce();
});

test.each([
  ['the shell', ['shell 1.0.0'], 'leave now'],
  ['a release of a remote', ['mfe-hotel 2.0.0'], 'leave now'],
  ['one to fall back to', ['mfe-hotel 1.0.0'], 'leave now'],
  ['another version', ['mfe-hotel 3.0.0', 'shell 2.0.0'], undefined],
  ['nothing', undefined, undefined],
])('APP-05 %s withdrawn: %j makes a page that loses nothing %s', async (_, withdrawn, does) => {
  expect(await prepare(true, withdrawn)).toBe(does);
  expect(told.details).toHaveBeenCalledTimes(withdrawn ? 1 : 0);
});

test.each([
  ['something is typed', { typed: ['', 'Is there a place'] }],
  ['something waits to be sent', { words: ['One message is not sent yet.'] }],
])('APP-05 where %s the page leaves at the next one', async (_, guest) => {
  Object.assign(told, guest);
  expect(await prepare(true, ['mfe-hotel 2.0.0'])).toBe('leave at the next page');
});
