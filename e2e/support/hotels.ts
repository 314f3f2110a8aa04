import type { HotelOverrides } from '@foyer/provider/testing/fixtures';
import type { User } from '@foyer/shared/contracts/user';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { GATEWAY_URL, PROVIDER_URL } from '../server/places.ts';

/** A guest with a token, signed in at the provider but in no browser yet. */
export type SignedInGuest = {
  name: string;
  email: string;
  password: string;
  token: string;
  user: User;
};
export type NewHotel = {
  hotel: { id: number; slug: string };
  guest: SignedInGuest;
  admin: { token: string };
};

async function testing(request: APIRequestContext, path: string, data: unknown): Promise<NewHotel> {
  const answer = await request.post(`${PROVIDER_URL}/testing/${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Grand Plaza under a slug of this test's own, with what the test wants different. */
export function newHotel(request: APIRequestContext, overrides: HotelOverrides): Promise<NewHotel> {
  return testing(request, 'hotels', overrides);
}

/** Another guest of a hotel, signed in without the login's limits. */
export async function guestOf(
  request: APIRequestContext,
  slug: string,
  name = 'Amelia Hart',
): Promise<SignedInGuest> {
  return (await testing(request, 'guests', { hotel_slug: slug, name })).guest;
}

/** What a browser keeps of a sign-in, as if it had happened on an earlier visit. */
export async function enterAs(
  page: Page,
  { user, token }: Pick<SignedInGuest, 'user' | 'token'>,
  origin = GATEWAY_URL,
): Promise<void> {
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(
    (kept) => {
      localStorage.setItem('user', JSON.stringify(kept.user));
      localStorage.setItem('token', kept.token);
      localStorage.setItem('hotelSlug', kept.user.hotel?.slug ?? '');
    },
    { user, token },
  );
  await page.context().addCookies([{ name: 'foyer_in', value: '1', url: origin }]);
}
