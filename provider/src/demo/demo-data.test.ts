import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isSlug } from '@foyer/shared/addresses/slug.ts';
import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { clockText } from '@foyer/shared/hotel/clock.ts';
import { readableOn } from '@foyer/shared/hotel/color.ts';
import { fontOf } from '@foyer/shared/hotel/fonts.ts';
import { srcSetOf } from '@foyer/shared/hotel/media.ts';
import { describe, expect, test } from 'vitest';
import type { FileCategory } from '../hotel-file/hotel-file.ts';
import { testApp } from '../testing/test-app.ts';
import { grandPlaza } from './grand-plaza.ts';
import { harbourHouse } from './harbour-house.ts';
import { seasideInn } from './seaside-inn.ts';
import { DEMO_PASSWORD, demoStay } from './seed.ts';

const BASE = '/api/media';
const MEDIA = fileURLToPath(new URL('../../demo/media', import.meta.url));
const PICTURE_BYTES = 60_000;
const FILM_BYTES = 250_000;

const hotels = [grandPlaza(BASE), seasideInn(BASE), harbourHouse(BASE)];
const all = (list: FileCategory[]): FileCategory[] =>
  list.flatMap((category) => [category, ...all(category.children ?? [])]);

/** Returns the files of a URL: one for each listed width. */
function filesOf(address: string): string[] {
  const sources = srcSetOf(address)
    ?.split(', ')
    .map((source) => source.split(' ')[0] ?? '') ?? [address];
  return sources.map((source) => {
    const [file = ''] = source.replace(BASE, MEDIA).split('#');
    const [path = '', width] = file.split('?w=');
    return width ? path.replace(/\.(\w+)$/, `-${width}.$1`) : path;
  });
}

/** Computes the distance of two places in metres. */
function metres(from: Place, to: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [lat, lon] = [radians(to.latitude - from.latitude), radians(to.longitude - from.longitude)];
  const scale = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  const half = Math.sin(lat / 2) ** 2 + scale * Math.sin(lon / 2) ** 2;
  return 2 * 6_371_000 * Math.asin(Math.sqrt(half));
}
type Place = { latitude: number; longitude: number };
/** Returns the coordinates of a listing, if it has any. */
const placeOf = ({ latitude, longitude }: { [Key in keyof Place]?: number | null }): Place[] =>
  latitude && longitude ? [{ latitude, longitude }] : [];
const distances = (from: Parameters<typeof placeOf>[0], list: FileCategory[]) =>
  placeOf(from).flatMap((here) => list.flatMap(placeOf).map((there) => metres(here, there)));

describe.each(hotels)('demo hotel $slug', (hotel) => {
  const { settings, quick_info, categories, checklist } = hotel;
  const addresses = [
    ...Object.values(settings),
    ...all(categories).flatMap(({ icon, image }) => [icon, image]),
  ].filter((value): value is string => typeof value === 'string' && value.startsWith(BASE));

  test('has a small file for every picture', async () => {
    expect(addresses.length).toBeGreaterThan(20);
    for (const file of new Set(addresses.flatMap(filesOf))) {
      expect(existsSync(file), file).toBe(true);
      expect((await stat(file)).size, file).toBeLessThan(
        file.endsWith('.mp4') ? FILM_BYTES : PICTURE_BYTES,
      );
    }
  });

  test('has valid, unique slugs', () => {
    const slugs = all(categories).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of [hotel.slug, ...slugs]) expect(isSlug(slug), slug).toBe(true);
  });

  test('has a font and colours that the theme supports', () => {
    expect(fontOf(settings.font_family)).toBeDefined();
    for (const color of [settings.primary_color, settings.secondary_color]) {
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
      expect(readableOn(color ?? '')).toMatch(/^#/);
    }
  });

  test('API-39 has one check-in time', () => {
    expect(hotel.check_in_time).toMatch(/^\d\d:00$/);
    expect(clockText(quick_info.opening_time)).toBe(hotel.check_in_time);
  });

  test('uses only addresses reserved for examples', () => {
    const named = all(categories).filter(({ slug }) => slug !== 'curio-stall');
    const sites = named.flatMap(({ website, booking_link }) => [website, booking_link]);
    const emails = named.map(({ email }) => email).filter(Boolean);
    expect([sites.filter(Boolean).length, emails.length]).not.toContain(0);
    for (const site of sites.filter(Boolean))
      expect(site).toMatch(/^(https:\/\/)?www\.example\.com\//);
    for (const email of emails) expect(email).toMatch(/\.test$/);
  });

  test('API-50 has listings near and far from the hotel', () => {
    const far = distances(hotel, all(categories));
    expect(far.filter((distance) => distance < 500).length).toBeGreaterThan(2);
    expect(far.filter((distance) => distance > 2000).length).toBeGreaterThan(0);
  });

  test('API-50 has a checklist in groups', () => {
    expect(checklist.length).toBeGreaterThanOrEqual(3);
    for (const { children } of checklist) expect(children.length).toBeGreaterThanOrEqual(3);
  });

  test('uses existing advert tiers only', () => {
    for (const { advert_type } of all(categories)) {
      expect([undefined, 'platinum', 'gold', 'silver', 'bronze']).toContain(advert_type);
    }
  });
});

describe('the demo hotels', () => {
  const [plaza, seaside, harbour] = [grandPlaza(BASE), seasideInn(BASE), harbourHouse(BASE)];

  test('API-50 have a guest and an admin', async () => {
    const app = await testApp();
    for (const { slug } of hotels)
      for (const email of [`guest@${slug}.test`, `admin@${slug}.test`]) {
        const { body } = await app.post(endpoints.login, { email, password: DEMO_PASSWORD });
        expect(body.data.user).toMatchObject({ email, hotel: { slug } });
      }
    await app.close();
  });

  test('API-11 two hotels have all settings, with a video and a picture as splash; Harbour House has neither splash nor pre-arrival', () => {
    for (const { settings } of [plaza, seaside]) {
      expect(Object.values(settings)).toHaveLength(17);
      expect(settings).toMatchObject({ allow_checkin: true, allow_pre_arrival: true });
    }
    expect(plaza.settings.flash_screen_video).toMatch(/\.mp4$/);
    expect(seaside.settings.flash_screen_video).toMatch(/\.avif\?/);
    expect(harbour.settings).not.toHaveProperty('flash_screen_video');
    expect(harbour.settings.allow_pre_arrival).toBe(false);
  });

  test('API-51 every navigation category has listings, except one at Seaside Inn', () => {
    const childless = [plaza, seaside, harbour]
      .flatMap(({ categories }) => categories)
      .flatMap((category) => [category, ...(category.children ?? [])])
      .filter(({ children = [] }) => children.length === 0);
    expect(childless.map(({ slug }) => slug)).toEqual(['events']);
    expect(seaside.categories.some(({ children }) => children?.length === 1)).toBe(true);
  });

  test('API-50 Holt & Larder is 350 m from Grand Plaza', () => {
    const holt = all(plaza.categories).filter(({ slug }) => slug === 'holt-and-larder');
    expect(distances(plaza, holt).map(Math.round)).toEqual([350]);
  });

  test('API-52 one stall at Grand Plaza is hostile, in its text and every contact', () => {
    const [stall] = all(plaza.categories).filter(({ slug }) => slug === 'curio-stall');
    for (const attack of ['<script', 'onerror=', 'srcdoc', '<style', '<base', '<form', '<svg'])
      expect(stall?.description).toContain(attack);
    expect(stall).toMatchObject({
      phone: expect.stringMatching(/[A-Z]/),
      whatsapp: expect.stringMatching(/^javascript:/),
      email: expect.stringContaining('%0D%0A'),
      website: expect.stringMatching(/^javascript:/),
      booking_link: expect.stringMatching(/^java\tscript:/),
    });
  });

  test('API-53 their guests arrive three days after seeding, for four nights', () => {
    const lateAtNight = new Date('2026-11-23T22:30:00Z');
    expect(demoStay(lateAtNight, 'Europe/Athens')).toEqual({
      check_in_date: '2026-11-27',
      check_in_time: '04:30 PM',
      check_out_date: '2026-12-01',
    });
  });

  test('Grand Plaza has listings of every tier and of none, coordinates, a booking link and a video', () => {
    const listings = all(plaza.categories);
    const tiers = new Set(listings.map(({ advert_type }) => advert_type));
    expect(tiers).toEqual(new Set([undefined, 'platinum', 'gold', 'silver', 'bronze']));
    expect(listings.some(({ latitude, longitude }) => latitude && longitude)).toBe(true);
    expect(listings.some(({ booking_link }) => booking_link)).toBe(true);
    expect(listings.some(({ description }) => description?.includes('<iframe'))).toBe(true);
  });
});
