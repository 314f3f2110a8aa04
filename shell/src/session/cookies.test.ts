import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const session = { status: 'signed-in' };
vi.mock('@foyer/shared/runtime', () => ({
  session: { get: () => session },
  sessionStore: { read: () => undefined, write: () => undefined },
}));

let set: string[];
beforeEach(() => {
  vi.resetModules();
  set = [];
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', {
    get cookie() {
      return '';
    },
    set cookie(cookie: string) {
      set.push(cookie);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** All that the app itself ever sets. */
async function setAll(): Promise<string[]> {
  const { writeSignedInCookie } = await import('./signed-in-cookie.ts');
  const { isAnotherVisit } = await import('../install/visits.ts');
  const { install } = await import('../../../shared/src/runtime/install.ts');
  for (const status of ['signed-in', 'signed-out']) {
    session.status = status;
    writeSignedInCookie();
  }
  isAnotherVisit();
  install.refuse();
  return set;
}

test('SHELL-35 cookies of the app are Secure wherever the page came by https', async () => {
  vi.stubGlobal('location', { protocol: 'https:' });
  const rest = 'path=/; max-age=';
  expect(await setAll()).toEqual([
    `foyer_in=1; ${rest}31536000; samesite=lax; secure`,
    `foyer_in=1; ${rest}0; samesite=lax; secure`,
    `foyer_visited=1; ${rest}15552000; samesite=lax; secure`,
    `foyer_install_refused=1; ${rest}15552000; samesite=lax; secure`,
  ]);
});

test('SHELL-35 over http, as on a developer’s machine, they are kept too', async () => {
  vi.stubGlobal('location', { protocol: 'http:' });
  expect((await setAll()).filter((cookie) => cookie.includes('secure'))).toEqual([]);
});
