import { REPLAY_NOTICE_ELEMENT } from '@foyer/shared/contracts/inline-page.ts';
import { LOCAL } from '@foyer/shared/contracts/storage.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { replayEvents } from './event-replay.ts';

const FORM =
  '<main><h1>Login</h1><form id="form"><label>Email <input id="email"></label>' +
  '<label>Password <input id="password" type="password"></label>' +
  '<button type="submit">Continue</button><button type="button" id="show">Show</button></form></main>';

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${FORM}</div><p id="${REPLAY_NOTICE_ELEMENT}" role="status" hidden>One moment</p>`;
});
afterEach(() => {
  localStorage.removeItem(LOCAL.token);
  document.body.replaceChildren();
});

const notice = () => document.getElementById(REPLAY_NOTICE_ELEMENT);
const root = () => document.getElementById('root') as HTMLElement;

/** Records the submitted texts, like the app after hydration. */
function listenForSubmit() {
  const submitted: Record<string, string>[] = [];
  const listener = (event: Event) => {
    event.preventDefault();
    const fields = [...(event.target as HTMLFormElement).querySelectorAll('input')];
    submitted.push(Object.fromEntries(fields.map(({ id, value }) => [id, value])));
  };
  addEventListener('submit', listener);
  return { submitted, stop: () => removeEventListener('submit', listener) };
}

test('SHELL-56 SHELL-105 replays a form submitted before hydration once, in the hydrated markup', async () => {
  const { beginHydration, finishHydration } = replayEvents();
  const { submitted, stop } = listenForSubmit();
  await page.getByLabelText('Email').fill('guest@example.com');
  await page.getByLabelText('Password').fill('Welcome123');
  await userEvent.keyboard('{Enter}');
  expect(submitted).toEqual([]);
  expect(notice()?.hidden).toBe(false);
  beginHydration();
  finishHydration();
  await expect
    .poll(() => submitted)
    .toEqual([{ email: 'guest@example.com', password: 'Welcome123' }]);
  expect(notice()).toBeNull();
  stop();
});

test('SHELL-109 types the text into a screen that React rendered again, once it is complete', async () => {
  const { beginHydration, finishHydration } = replayEvents();
  const { submitted, stop } = listenForSubmit();
  await page.getByLabelText('Password').fill('Welcome123');
  await page.getByRole('button', { name: 'Continue' }).click();
  beginHydration();
  root().innerHTML = '<div role="progressbar" aria-label="Loading"></div>';
  finishHydration();
  await Promise.resolve();
  expect(notice()?.hidden).toBe(false);
  root().innerHTML = FORM;
  await expect.poll(() => submitted).toEqual([{ email: '', password: 'Welcome123' }]);
  stop();
});

test('SHELL-127 types the text into a new field before the end of hydration, and keeps what is typed there', async () => {
  const { beginHydration, finishHydration } = replayEvents();
  const { submitted, stop } = listenForSubmit();
  await page.getByLabelText('Password').fill('Welcome');
  beginHydration();
  root().innerHTML = FORM;
  // The first keys after the replacement, before the app's effects.
  await Promise.resolve();
  await userEvent.keyboard('123{Enter}');
  expect(submitted).toEqual([{ email: '', password: 'Welcome123' }]);
  finishHydration();
  await Promise.resolve();
  await expect.element(page.getByLabelText('Password')).toHaveValue('Welcome123');
  expect(submitted).toHaveLength(1);
  stop();
});

test('SHELL-105 SHELL-111 reports the blur of a typed field, and replays the last pressed button', async () => {
  const { beginHydration, finishHydration } = replayEvents();
  const events: string[] = [];
  const show = document.getElementById('show');
  show?.addEventListener('click', () => events.push('click'));
  await page.getByLabelText('Email').fill('amelia@');
  await page.getByRole('button', { name: 'Show' }).click();
  document
    .getElementById('email')
    ?.addEventListener('focusout', ({ isTrusted }) => isTrusted || events.push('blur'));
  expect(events).toEqual([]);
  beginHydration();
  finishHydration();
  await expect.poll(() => events).toEqual(['blur', 'click']);
});

test('SHELL-107 SHELL-110 drops what another guest typed and pressed', async () => {
  const { beginHydration, finishHydration } = replayEvents();
  const { submitted, stop } = listenForSubmit();
  await page.getByLabelText('Password').fill('Welcome123');
  await page.getByRole('button', { name: 'Continue' }).click();
  localStorage.setItem(LOCAL.token, 'another guest');
  dispatchEvent(new StorageEvent('storage'));
  await expect.element(page.getByLabelText('Password')).toHaveValue('');
  expect(notice()?.hidden).toBe(true);
  beginHydration();
  finishHydration();
  await new Promise(requestAnimationFrame);
  expect(submitted).toEqual([]);
  stop();
});

test('hides a picture without alternative text that fails to load', async () => {
  const { beginHydration, finishHydration } = replayEvents();
  const image = new Image();
  root().append(image);
  image.src = 'data:image/png,none';
  await expect.poll(() => image.style.visibility).toBe('hidden');
  beginHydration();
  finishHydration();
});
