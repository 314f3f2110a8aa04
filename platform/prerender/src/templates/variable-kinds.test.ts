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
const { VARIABLE_KINDS } = await import('./variable-kinds.ts');
const { variablesOf } = await import('@foyer/shared/template-filling/page-variables.ts');

const valuesWith = (pool_image: string): Record<string, unknown> =>
  variablesOf({
    hotel: { id: 1, slug: 'plaza', settings: [{ pool_image } as object] },
    composition: {
      id: '',
      slug: 'plaza',
      shell: { version: '' },
      ...{ remotes: [], mounts: [], header: [], menu: [], signup_hotel: null, video_hosts: [] },
    },
    language: 'en',
    mountAt: () => undefined,
    canOpen: () => true,
    pathname: undefined,
    day: undefined,
    stay: false,
    staySteps: false,
  });

test('a new picture setting is a template variable with a safe address by its schema', () => {
  expect(VARIABLE_KINDS).toMatchObject({ pool_image: 'address', wifi_image: 'address' });
  expect(valuesWith('/media/pool.jpg').pool_image).toBe('/media/pool.jpg');
  expect(valuesWith('javascript:alert(1)').pool_image).toBeUndefined();
});

test('the kind of a field in its schema decides the kind of its variable', () => {
  const expected = { primary_color: 'text', banner_video: 'address', allow_checkin: 'flag' };
  expect(VARIABLE_KINDS).toMatchObject({ ...expected, name: 'name', description: 'text' });
  for (const name of ['latitude', 'features', 'categories', 'settings'])
    expect(VARIABLE_KINDS).not.toHaveProperty(name);
});
