import type { HotelOverrides } from '@foyer/provider/testing/fixtures';
import type { User } from '@foyer/shared/contracts/provider/user.ts';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { GATEWAY_URL, PROVIDER_URL } from '../server/addresses.ts';

/** A guest with a token of the provider, not yet signed in in a browser. */
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

async function callTestingApi(
  request: APIRequestContext,
  path: string,
  data: unknown,
): Promise<NewHotel> {
  const answer = await request.post(`${PROVIDER_URL}/testing/${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Creates a copy of Grand Plaza under another slug, with the test's overrides. */
export function createHotel(
  request: APIRequestContext,
  overrides: HotelOverrides,
): Promise<NewHotel> {
  return callTestingApi(request, 'hotels', overrides);
}

/** Creates a guest of a hotel, signed in without the login's rate limits. */
export async function createSignedInGuest(
  request: APIRequestContext,
  slug: string,
  name = 'Amelia Hart',
): Promise<SignedInGuest> {
  return (await callTestingApi(request, 'guests', { hotel_slug: slug, name })).guest;
}

/** Stores a session in the browser, like a sign-in on an earlier visit. */
export async function storeSession(
  page: Page,
  { user, token }: Pick<SignedInGuest, 'user' | 'token'>,
  origin = GATEWAY_URL,
): Promise<void> {
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(
    (session) => {
      localStorage.setItem('user', JSON.stringify(session.user));
      localStorage.setItem('token', session.token);
      localStorage.setItem('hotelSlug', session.user.hotel?.slug ?? '');
    },
    { user, token },
  );
  await page.context().addCookies([{ name: 'foyer_signed_in', value: '1', url: origin }]);
}
