import { expect, test, vi } from 'vitest';

/** Adds one line to the schema of the settings, as a new picture setting does. */
vi.mock('@foyer/shared/contracts/provider/settings.ts', async (original) => {
  const { HotelSettings } = await original<Record<'HotelSettings', never>>();
  const { extend } = await import('@foyer/shared/schema');
  const { picture } = await import('@foyer/shared/contracts/provider/record-fields.ts');
  return { HotelSettings: extend(HotelSettings, { pool_image: picture }) };
});

// Another test of this worker may have loaded the modules.
vi.resetModules();
const { readHotelFile } = await import('./read-hotel-file.ts');

const fileWith = (pool_image: string) =>
  readHotelFile(JSON.stringify({ slug: 'a', name: 'A', settings: { pool_image } }));

test('API-25 checks a new picture setting by its kind in the schema', () => {
  expect(fileWith('/media/pool.jpg')).toMatchObject({ file: { slug: 'a' } });
  expect(fileWith('http://example.com/pool.jpg')).toMatchObject({
    issues: [{ text: expect.stringContaining('must be an https address') }],
  });
});
