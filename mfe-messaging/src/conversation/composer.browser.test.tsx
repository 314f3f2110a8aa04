import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { openTemplate } from '@foyer/shared/testing/template.tsx';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { remote } from '../../remote.ts';

await openHotelPage(remote, {});
const { draftOf } = await import('@foyer/shared/runtime');
const { Composer } = await import('./composer.tsx');

const sent: string[] = [];
let isSignedIn = true;

/** Like the outbox, which stores nothing without a guest. */
function send(body: string): boolean {
  if (isSignedIn) sent.push(body);
  return isSignedIn;
}

const app = (
  <main>
    <Composer
      draft="chat"
      placeholder="Write your message..."
      onSend={send}
      onTyping={() => undefined}
    />
  </main>
);

let template: ReturnType<typeof openTemplate>;

beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  isSignedIn = true;
  template = openTemplate(app);
});

afterEach(() => template.end());

const box = screen.getByRole('textbox');
const form = () => template.element.querySelector('form') as HTMLFormElement;

test('MSG-31 keeps text and caret typed before hydration, instead of the stored draft', async () => {
  draftOf('chat').write({ body: 'From yesterday' });
  await box.fill('Is the pool open?');
  const node = box.element() as HTMLTextAreaElement;
  node.setSelectionRange(3, 6);
  await template.hydrate();
  await expect.poll(() => draftOf('chat').read().body).toBe('Is the pool open?');
  expect(box.element()).toBe(node);
  expect([node.value, node.selectionStart, node.selectionEnd]).toEqual(['Is the pool open?', 3, 6]);
  await screen.getByRole('button', { name: 'Send' }).click();
  expect(sent).toEqual(['Is the pool open?']);
  await expect.element(box).toHaveValue('');
});

test('MSG-42 restores the stored draft if nothing was typed', async () => {
  draftOf('chat').write({ body: 'From yesterday' });
  expect((box.element() as HTMLTextAreaElement).value).toBe('');
  await template.hydrate();
  await expect.element(box).toHaveValue('From yesterday');
  expect(sent).toEqual([]);
});

test('MSG-32 Send before hydration needs text, and sends nothing by itself', async () => {
  let pressed = 0;
  form().addEventListener('submit', (event) => {
    event.preventDefault();
    pressed += 1;
  });
  expect(form().method).toBe('dialog');
  await screen.getByRole('button', { name: 'Send' }).click();
  expect(pressed).toBe(0);
  await box.fill('Hello');
  await screen.getByRole('button', { name: 'Send' }).click();
  expect(pressed).toBe(1);
});

test('MSG-32 a replayed press sends the message once', async () => {
  await box.fill('Hello');
  await template.hydrate();
  await expect.poll(() => draftOf('chat').read().body).toBe('Hello');
  // Replays the press, as the shell does after hydration.
  form().requestSubmit();
  expect(sent).toEqual(['Hello']);
  await expect.element(box).toHaveValue('');
  await expect.element(box).not.toBeRequired();
});

test('SHELL-127 keeps a text that could not be stored', async () => {
  await template.hydrate();
  await box.fill('Hello');
  isSignedIn = false;
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(box).toHaveValue('Hello');
  expect(draftOf('chat').read().body).toBe('Hello');
  isSignedIn = true;
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(box).toHaveValue('');
  expect(sent).toEqual(['Hello']);
});
