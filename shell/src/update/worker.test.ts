import { beforeEach, expect, test, vi } from 'vitest';
import { prepareUpdate } from './worker.ts';

const mocks = vi.hoisted(() => ({
  unsent: [] as string[],
  typed: [] as string[],
  controlled: true,
  update: vi.fn(async () => undefined),
  post: vi.fn(),
  manifest: vi.fn(),
}));
vi.mock('@foyer/shared/runtime', () => ({
  hotelSlug: 'grand-plaza',
  trustedScriptUrl: String,
  page: {
    composition: {
      shell: { version: '1.0.0' },
      remotes: [{ name: 'mfe-hotel', sources: [{ version: '2.0.0' }, { version: '1.0.0' }] }],
    },
  },
  signOutGuard: { messages: () => mocks.unsent },
}));
vi.mock('@foyer/shared/browser/preferences.ts', () => ({ savesData: () => false }));
vi.mock('../remotes/federation.ts', () => ({ federationDeps: { ensureManifest: mocks.manifest } }));
vi.mock('./prefetch-offline.ts', () => ({ prefetchOffline: vi.fn() }));

/** Responds at once, like the worker. */
function postMessage(call: object, [port]: [MessagePort]) {
  mocks.post(call);
  port.postMessage({ newest: undefined });
}
const calls = () => mocks.post.mock.calls.map(([{ kind, slug }]) => `${kind} ${slug}`);

beforeEach(() => {
  Object.assign(mocks, { unsent: [], typed: [], controlled: true });
  mocks.update.mockClear();
  mocks.post.mockClear();
  mocks.manifest.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('document', {
    images: [],
    querySelectorAll: () => mocks.typed.map((value) => ({ value })),
  });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      get controller() {
        return mocks.controlled ? {} : null;
      },
      ready: Promise.resolve({ active: { postMessage } }),
      getRegistration: async () => ({ update: mocks.update }),
    },
  });
});

test('APP-03 an active worker stores a newer composition before it is offered', async () => {
  await prepareUpdate(false);
  expect(calls()).toEqual([]);
  await prepareUpdate(true);
  expect(calls()).toEqual(['update grand-plaza']);
  mocks.controlled = false;
  await prepareUpdate(true, ['worker 1.0.0']);
  expect(calls()).toHaveLength(1);
  expect(mocks.update).not.toHaveBeenCalled();
});

test('APP-06 updates the worker if its release was withdrawn', async () => {
  await prepareUpdate(true, ['mfe-hotel 9.0.0']);
  expect(mocks.update).not.toHaveBeenCalled();
  await prepareUpdate(true, ['worker 1.0.0']);
  expect(mocks.update).toHaveBeenCalledOnce();
});

test.each([
  ['the shell', ['shell 1.0.0'], 'leave now'],
  ['a release of a remote', ['mfe-hotel 2.0.0'], 'leave now'],
  ['a fallback release', ['mfe-hotel 1.0.0'], 'leave now'],
  ['another version', ['mfe-hotel 3.0.0', 'shell 2.0.0'], undefined],
  ['nothing', undefined, undefined],
])(
  'APP-05 with %s withdrawn (%j), the action for a page without unsaved input is: %s',
  async (_, withdrawn, action) => {
    expect(await prepareUpdate(true, withdrawn)).toBe(action);
    expect(mocks.manifest).toHaveBeenCalledTimes(withdrawn ? 1 : 0);
  },
);

test.each([
  ['input is typed', { typed: ['', 'Is there a place'] }],
  ['data is unsent', { unsent: ['One message is not sent yet.'] }],
])('APP-05 leaves at the next page if %s', async (_, guest) => {
  Object.assign(mocks, guest);
  expect(await prepareUpdate(true, ['mfe-hotel 2.0.0'])).toBe('leave at the next page');
});
