import type { Page } from '@playwright/test';
import { runUntil, settle, settleOn, stopClock } from '../support/clock.ts';
import { living } from '../support/document.ts';
import { enterAs, guestOf } from '../support/hotels.ts';
import { expect, test } from '../support/test.ts';
import { timeCalls, waitsBetween } from '../support/timed-calls.ts';
import { toasts } from '../support/toasts.ts';
import { answerWith, callsOf, letThrough } from '../support/wire.ts';

const HOME = '/grand-plaza/dashboard/hotel';
const CHILDREN = '/categories/get-child-categories/*';
const EVERY_ANSWER = ['/categories/get-menu-items/*', CHILDREN, '/weather?*', '/hotels/**'];

const welcome = (page: Page) => page.getByRole('heading', { name: 'Welcome to Grand Plaza' });
const failure = (page: Page) => page.getByText('Failed to fetch child category', { exact: true });
const firstCard = (page: Page) => page.getByRole('main').getByRole('link', { name: /Explore/ });

test.describe('signed in', () => {
  test.beforeEach(async ({ page, request }) => {
    await enterAs(page, await guestOf(request, 'grand-plaza'));
  });

  for (const status of [500, 502, 504]) {
    test(`FAULT-18 a GET answered ${status} is tried again three times, further apart each time; Retry heals`, async ({
      page,
    }) => {
      await answerWith(page, CHILDREN, { status, text: '<h1>Bad gateway</h1>' });
      await stopClock(page);
      const calls = await timeCalls(page, '/get-child-categories/');
      await page.goto(HOME);
      await settleOn(page, living(page));
      await runUntil(page, 100, () => failure(page).isVisible());
      const waits = waitsBetween(await calls());
      expect(waits).toHaveLength(3);
      for (const [index, least] of [250, 500, 1_000].entries())
        expect(waits[index]).toBeGreaterThanOrEqual(least);
      await page.clock.runFor(60_000);
      expect(await calls()).toHaveLength(4);

      await letThrough(page, CHILDREN);
      await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
      await settleOn(page, firstCard(page).first());
    });
  }

  test('FAULT-17 a GET answered 429 waits as long as Retry-After says', async ({ page }) => {
    await answerWith(page, CHILDREN, {
      status: 429,
      json: { status: false, message: 'Slow down.' },
      headers: { 'Retry-After': '30' },
    });
    await stopClock(page);
    const calls = await timeCalls(page, '/get-child-categories/');
    await page.goto(HOME);
    await settle(page, async () => (await calls())[0]?.answered !== undefined);
    await settleOn(page, living(page));
    await letThrough(page, CHILDREN);
    await runUntil(page, 1_000, () => firstCard(page).first().isVisible());
    const [wait] = waitsBetween(await calls());
    expect(wait).toBeGreaterThanOrEqual(30_000);
    expect(await calls()).toHaveLength(2);
  });

  for (const { what, answer } of [
    { what: 'truncated JSON', answer: { text: '{"status": true, "data": [{"id": 1, "na' } },
    { what: 'HTML with 200', answer: { text: '<!doctype html><h1>Welcome to the wifi</h1>' } },
    { what: '204', answer: { status: 204 } },
    { what: 'wrong types', answer: { json: { status: 'yes', data: { id: 'x', slug: 7 } } } },
    { what: 'null', answer: { json: null } },
  ]) {
    test(`FAULT-20 ${what} for every answer: said in its place, nothing crashes, Retry heals`, async ({
      page,
    }) => {
      await page.goto('/grand-plaza/dashboard/notification');
      for (const path of EVERY_ANSWER) await answerWith(page, path, answer);
      await page.goto(HOME);
      await expect(welcome(page)).toBeVisible();
      await expect(failure(page)).toBeVisible();
      await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
      await page.goto(`${HOME}/quick-info`);
      await expect(page.getByRole('tab', { name: 'Parking' })).toBeVisible();
      await expect(page.getByText('Failed to fetch quick info')).toBeVisible();
      await expect(toasts(page).getByRole('alert')).toHaveCount(0);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('tabpanel')).toContainText('15:00');
    });
  }
});

test('FAULT-18 a POST without an idempotency key is never repeated by itself', async ({ page }) => {
  await answerWith(page, '/login', { status: 500, json: { message: null } });
  await page.clock.install();
  await page.goto('/grand-plaza/login');
  const calls = callsOf(page, '/login');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(toasts(page).getByText('Invalid credentials or server error.')).toBeVisible();
  await page.clock.fastForward(120_000);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  expect(calls).toHaveLength(1);
});

test.describe('FAULT-25 time', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  for (const { when, at, date } of [
    { when: 'far away from home', at: '2026-05-01T12:00:00Z', date: 'Friday, May 1, 2026' },
    { when: 'in summer time', at: '2026-06-30T23:30:00Z', date: 'Wednesday, July 1, 2026' },
    { when: 'in winter time', at: '2026-11-30T23:30:00Z', date: 'Monday, November 30, 2026' },
    { when: 'as the clocks go back', at: '2026-10-25T00:30:00Z', date: 'Sunday, October 25, 2026' },
  ]) {
    test(`FAULT-25 ${when}: the date of hotel home is the hotel's`, async ({ page, request }) => {
      await enterAs(page, await guestOf(request, 'grand-plaza'));
      await page.clock.setFixedTime(new Date(at));
      await page.goto(HOME);
      await expect(page.getByText(date, { exact: true })).toBeVisible();
    });
  }

  test('FAULT-25 a device that is a day off signs in and shows its hotel', async ({
    page,
    request,
  }) => {
    await page.clock.install({ time: new Date(Date.now() - 24 * 60 * 60_000) });
    await enterAs(page, await guestOf(request, 'grand-plaza'));
    await page.goto(`${HOME}/quick-info`);
    await expect(page.getByRole('tabpanel')).toContainText('15:00');
    await page.goto(HOME);
    await expect(firstCard(page).first()).toBeVisible();
  });
});
