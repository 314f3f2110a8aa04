import { INSPECT_BUTTON, type Inspected, PARTS_ELEMENT } from '@foyer/shared/contracts/inspected';
import { type Outcome, REPORT_EVENT } from '@foyer/shared/contracts/outcome';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { watchFailures } from './failures.ts';
import { createPanel } from './panel.ts';
import { placesOf } from './places.ts';

const INSPECTED: Inspected = {
  hotel: 'grand-plaza',
  composition: 'a composition',
  parts: [
    {
      name: 'mfe-hotel',
      releases: [
        { version: '0.2.0', base: '/releases/mfe-hotel/0.2.0/', files: { 'entry.js': 2_000 } },
        { version: '0.1.0', base: 'http://localhost:1/', source: 'a build nearby', files: {} },
      ],
      mounts: ['/grand-plaza/dashboard/hotel'],
    },
    {
      name: 'mfe-forms',
      releases: [{ version: '0.1.0', base: 'http://localhost:1/forms/', files: {} }],
      mounts: [],
    },
  ],
};

beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <h1>The page</h1>
      <button type="button">Inspect</button>
      <div id="home" class="mfe-hotel_a1b2">
        <p class="mfe-hotel_c3d4">Around the hotel</p>
        <p id="form" class="note mfe-forms_e5f6"><b id="within" class="mfe-hotel_0789">Parking</b></p>
      </div>
      <div class="mfe-hotel_0abc" hidden>Not seen</div>
    </main>`;
});
afterEach(() => {
  document.body.replaceChildren();
});

const button = () => document.querySelector('button') as HTMLButtonElement;
const part = (name: string) => page.getByRole('group').filter({ hasText: name });
const report = (outcome: Outcome) =>
  dispatchEvent(new CustomEvent(REPORT_EVENT, { detail: outcome }));

test('LOOK-11 a part stands where its outermost elements are seen, those within another one included', () => {
  const ids = (name: string) => placesOf(name).map(({ id }) => id);
  expect(ids('mfe-hotel')).toEqual(['home', 'within']);
  expect(ids('mfe-forms')).toEqual(['form']);
  expect(ids('mfe-hot')).toEqual([]);
});

test('LOOK-11 a failure is what the shell says of a screen that was not loaded, a file and an error', async () => {
  let changes = 0;
  const failures = watchFailures(() => {
    changes += 1;
  });
  const screen = { remote: 'mfe-hotel', version: '0.2.0', screen: 'home' };
  report({ ...screen, kind: 'loaded' });
  expect(failures).toEqual([]);
  report({ ...screen, kind: 'threw' });
  const missing = document.body.appendChild(new Image());
  missing.alt = '';
  missing.src = '/nothing.png';
  await expect.poll(() => failures.length).toBe(2);
  window.dispatchEvent(new ErrorEvent('error', { message: 'on purpose' }));
  expect(failures.map(({ words }) => words)).toEqual([
    'mfe-hotel 0.2.0: the screen home threw',
    'img did not load: /nothing.png',
    'on purpose',
  ]);
  expect(changes).toBe(3);
});

test('LOOK-11 what was opened in the panel stays open, and focused, however often it is drawn', async () => {
  const failures = [{ atMs: 1_500, words: 'mfe-hotel did not load' }];
  const panel = createPanel(INSPECTED, failures, button());
  panel.toggle();
  const shadow = [...document.body.children].find((one) => one.shadowRoot)?.shadowRoot;
  expect(shadow?.activeElement?.textContent).toBe('Close');
  await expect
    .element(page.getByRole('listitem'))
    .toHaveTextContent('mfe-hotel did not load after 1.5 s');
  const isOpen = () => (part('mfe-hotel').element() as HTMLDetailsElement).open;
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(isOpen).toBe(true);
  panel.redraw();
  expect(isOpen()).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.poll(isOpen).toBe(false);
});

test('LOOK-11 a part tells its releases, where each file comes from and whether it was asked for', async () => {
  createPanel(INSPECTED, [], button()).toggle();
  await expect.element(page.getByText('None since this page was opened.')).toBeVisible();
  await part('mfe-hotel').getByText('2 places here').click();
  for (const words of ['the release store', '0.1.0', '/grand-plaza/dashboard/hotel'])
    await expect.element(part('mfe-hotel').getByText(words, { exact: true })).toBeVisible();
  await expect
    .element(part('mfe-hotel').getByRole('row', { name: 'entry.js 2 KB not yet' }))
    .toBeVisible();
  await part('mfe-forms').getByText('1 place here').click();
  for (const words of ['http://localhost:1', 'nothing', 'no address', 'No files yet.'])
    await expect.element(part('mfe-forms').getByText(words, { exact: true })).toBeVisible();
});

test('LOOK-11 the part that is pointed at is framed wherever it moves, and Escape ends it where it was opened', async () => {
  createPanel(INSPECTED, [], button()).toggle();
  const frames = () =>
    [...document.body.children].flatMap(({ shadowRoot }) => [
      ...(shadowRoot?.querySelectorAll<HTMLElement>('.frame') ?? []),
    ]);
  await part('mfe-forms').getByText('1 place here').hover();
  const place = document.getElementById('form')?.getBoundingClientRect();
  await expect.poll(() => frames().map(({ style }) => style.width)).toEqual([`${place?.width}px`]);
  document.getElementById('form')?.setAttribute('style', 'width: 123px');
  dispatchEvent(new Event('resize'));
  await expect.poll(() => frames().map(({ style }) => style.width)).toEqual(['123px']);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(frames()).toEqual([]);
  expect(document.activeElement).toBe(button());
});

test('LOOK-11 Alt+I alone opens the inspector, whatever else a guest types or holds', async () => {
  const parts = Object.assign(document.createElement('script'), { id: PARTS_ELEMENT });
  parts.type = 'application/json';
  parts.textContent = JSON.stringify(INSPECTED);
  document.body.append(parts);
  button().id = INSPECT_BUTTON;
  document.querySelector('main')?.setAttribute('id', 'root');
  await import('./main.ts');

  const inspector = page.getByRole('dialog', { name: 'Inspector' });
  const press = (keys: KeyboardEventInit) => dispatchEvent(new KeyboardEvent('keydown', keys));
  for (const keys of [
    { code: 'KeyI' },
    { code: 'KeyI', altKey: true, ctrlKey: true },
    { code: 'KeyI', altKey: true, metaKey: true },
    { code: 'KeyO', altKey: true },
  ]) {
    press(keys);
    expect(inspector.query(), JSON.stringify(keys)).toBeNull();
  }
  press({ code: 'KeyI', altKey: true });
  await expect.element(inspector).toBeVisible();
});
