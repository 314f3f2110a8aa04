import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isSlug } from '@foyer/shared/addresses/slug';
import { readableOn } from '@foyer/shared/hotel/color';
import { knownFont } from '@foyer/shared/hotel/fonts';
import { srcSetOf } from '@foyer/shared/hotel/media';
import { describe, expect, it } from 'vitest';
import type { DemoCategory } from './demo-hotel.ts';
import { grandPlaza } from './grand-plaza.ts';
import { seasideInn } from './seaside-inn.ts';

const BASE = '/api/media';
const MEDIA = fileURLToPath(new URL('../../demo/media', import.meta.url));
const PICTURE_BYTES = 60_000;
const FILM_BYTES = 250_000;

const hotels = [grandPlaza(BASE), seasideInn(BASE)];
const all = (list: DemoCategory[]): DemoCategory[] =>
  list.flatMap((category) => [category, ...all(category.children ?? [])]);

/** The files an address stands for: one for each width that it names. */
function filesOf(address: string): string[] {
  const sources = srcSetOf(address)
    ?.split(', ')
    .map((source) => source.split(' ')[0] ?? '') ?? [address];
  return sources.map((source) => {
    const [path = '', width] = source.replace(BASE, MEDIA).split('?w=');
    return width ? path.replace(/\.(\w+)$/, `-${width}.$1`) : path;
  });
}

describe.each(hotels)('demo hotel $hotel.slug', ({ hotel, settings, categories, guest, admin }) => {
  const addresses = [
    ...Object.values(settings),
    ...all(categories).flatMap(({ icon, image }) => [icon, image]),
  ].filter((value): value is string => typeof value === 'string' && value.startsWith(BASE));

  it('has every picture that it names, and every one is small', async () => {
    expect(addresses.length).toBeGreaterThan(20);
    for (const file of new Set(addresses.flatMap(filesOf))) {
      expect(existsSync(file), file).toBe(true);
      expect((await stat(file)).size, file).toBeLessThan(
        file.endsWith('.mp4') ? FILM_BYTES : PICTURE_BYTES,
      );
    }
  });

  it('has slugs that are slugs, each once', () => {
    const slugs = all(categories).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of [hotel.slug, ...slugs]) expect(isSlug(slug), slug).toBe(true);
  });

  it('has a font and colours that the theme knows', () => {
    expect(knownFont(settings.font_family)).toBeDefined();
    for (const color of [settings.primary_color, settings.secondary_color]) {
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
      expect(readableOn(color ?? '')).toMatch(/^#/);
    }
  });

  it('API-11 has its guest and its admin', () => {
    expect([guest.email, admin.email]).toEqual([
      `guest@${hotel.slug}.test`,
      `admin@${hotel.slug}.test`,
    ]);
  });

  it('ranks listings only by tiers there are', () => {
    for (const { advert_type } of all(categories)) {
      expect([undefined, 'platinum', 'gold', 'silver', 'bronze']).toContain(advert_type);
    }
  });
});

describe('the two demo hotels', () => {
  const [plaza, seaside] = [grandPlaza(BASE), seasideInn(BASE)];

  it('API-11 Grand Plaza has all settings and a film as splash; Seaside Inn has neither splash nor pre-arrival', () => {
    expect(Object.values(plaza.settings)).toHaveLength(17);
    expect(plaza.settings.flash_screen_video).toMatch(/\.mp4$/);
    expect(plaza.settings).toMatchObject({ allow_checkin: true, allow_pre_arrival: true });
    expect(seaside.settings.flash_screen_video).toBeUndefined();
    expect(seaside.settings.allow_pre_arrival).toBe(false);
  });

  it('Grand Plaza shows every tier and none, coordinates, a booking link and a video', () => {
    const listings = all(plaza.categories);
    const tiers = new Set(listings.map(({ advert_type }) => advert_type));
    expect(tiers).toEqual(new Set([undefined, 'platinum', 'gold', 'silver', 'bronze']));
    expect(listings.some(({ latitude, longitude }) => latitude && longitude)).toBe(true);
    expect(listings.some(({ booking_link }) => booking_link)).toBe(true);
    expect(listings.some(({ description }) => description?.includes('<iframe'))).toBe(true);
  });
});
