import { INSPECTOR_PATH } from '@foyer/preview/inspector';
import { auth, fleetOf, hotel, listings, shellRelease } from '@foyer/releases/testing/fixtures';
import {
  INSPECTOR_DATA_ELEMENT,
  INSPECTOR_LICENCES_PATH,
  type Inspected,
} from '@foyer/shared/contracts/inspector-data.ts';
import { expect, test } from 'vitest';
import {
  gatewayWithPreviews,
  linkTo,
  NEXT,
  PREVIEW_ORIGIN,
  PREVIEWED,
} from '../testing/previews.ts';

const NOW_RUN = [shellRelease(), auth, hotel, listings];
const LOGIN = '/grand-plaza/login';
const BUILT = { script: 'inspects()', integrity: 'sha384-AAAA', licences: 'hono: MIT' };

const gatewayWith = (inspector: typeof BUILT | undefined) =>
  gatewayWithPreviews({
    releases: [...NOW_RUN, NEXT],
    fleet: fleetOf(NOW_RUN),
    deps: { inspector: async () => inspector },
  });

function inspectedIn(html: string): Inspected {
  const [, json = ''] = new RegExp(`id="${INSPECTOR_DATA_ELEMENT}">([^<]*)<`).exec(html) ?? [];
  return JSON.parse(json);
}

test('LOOK-11 starts the inspector before the app in a preview, with the page’s releases', async () => {
  const { open } = gatewayWith(BUILT);
  const { go } = await open(await linkTo());
  const page = await go(LOGIN);
  const html = await page.text();
  const at = (text: string) => html.indexOf(text);
  expect(at(`src="${INSPECTOR_PATH}" integrity="sha384-AAAA"`)).toBeGreaterThan(at('importmap'));
  expect(at(`src="${INSPECTOR_PATH}"`)).toBeLessThan(at('src="/-/releases/shell'));
  expect(page.headers.get('Content-Security-Policy')).toContain(
    ` ${PREVIEW_ORIGIN}${INSPECTOR_PATH} `,
  );
  expect(await (await go(INSPECTOR_PATH)).text()).toBe(BUILT.script);
  expect(await (await go(INSPECTOR_LICENCES_PATH)).text()).toBe(BUILT.licences);

  const { modules: parts } = inspectedIn(html);
  expect(parts.map(({ name }) => name)).toEqual(['shell', 'mfe-auth', 'mfe-hotel']);
  expect(parts[2]).toMatchObject({
    releases: [{ version: '1.1.0', base: '/-/releases/mfe-hotel/1.1.0/' }],
    mounts: [
      '/grand-plaza/profile',
      '/grand-plaza/dashboard/hotel',
      '/grand-plaza/dashboard/hotel/quick-info',
    ],
  });
  expect(parts[2]?.releases[0].files).toHaveProperty('remoteEntry.js', 14);
});

test('LOOK-11 offers no inspector in a preview if none is built', async () => {
  const { open } = gatewayWith(undefined);
  const { go } = await open(await linkTo(PREVIEWED));
  expect(await (await go(LOGIN)).text()).not.toMatch(/Inspect|inspector/);
  expect((await go(INSPECTOR_PATH)).status).toBe(404);
});

test('LOOK-12 does not change guests’ pages, and hides the inspector’s address without a link', async () => {
  const { get, see } = gatewayWith(BUILT);
  const without = gatewayWithPreviews({
    releases: NOW_RUN,
    fleet: fleetOf(NOW_RUN),
    deps: { previewOrigin: undefined },
  });
  for (const path of [
    LOGIN,
    '/grand-plaza/dashboard/hotel',
    '/-/page/grand-plaza',
    '/seaside-inn',
  ]) {
    const [one, other] = [await get(path), await without.get(path)];
    expect(await one.text(), path).toBe(await other.text());
    expect([...one.headers], path).toEqual([...other.headers]);
  }
  expect((await get(INSPECTOR_PATH)).status).toBe(404);
  expect((await see(INSPECTOR_PATH)).status).toBe(404);
});
