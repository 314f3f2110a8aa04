import { expect, test } from 'vitest';
import { RECORD, testGateway } from '../testing/gateway.ts';

const [settings] = RECORD.settings;
const WIDTHS = Array.from({ length: 10_000 }, (_, index) => 10_000 + index).join(',');
const LONG = `/api/media/banner.avif?w=${WIDTHS}`;
/** An address of the maximum length. */
const MANY = `/api/media/banner.avif?w=${WIDTHS}`.slice(0, 2048);

test.each([
  ['58 KB', LONG],
  ['as many widths as fit', MANY],
])('FLEET-104 limits page, manifest and icons for picture addresses of %s', async (_, address) => {
  const pictures = Object.fromEntries(
    ['banner_video', 'favicon', 'logo', 'hotel_info_image'].map((name) => [name, address]),
  );
  const data = { ...RECORD, settings: [{ ...settings, ...pictures }] };
  const { get } = testGateway({ provider: () => Response.json({ status: true, data }) });
  for (const path of ['/grand-plaza', '/grand-plaza/login', '/grand-plaza/profile']) {
    const html = await (await get(path)).text();
    const [page = ''] = html.split('<script type="application/json"');
    expect(page.length, path).toBeLessThan(40_000);
    expect(page, path).not.toContain('10000w');
  }
  const manifest = await (await get('/-/manifest/grand-plaza.webmanifest')).text();
  expect(manifest.length).toBeLessThan(6000);
});
