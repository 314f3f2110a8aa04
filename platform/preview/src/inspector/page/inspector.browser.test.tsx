import { type Outcome, REPORT_EVENT } from '@foyer/releases/contracts';
import {
  INSPECT_BUTTON,
  INSPECTOR_DATA_ELEMENT,
  type Inspected,
} from '@foyer/shared/contracts/inspector-data.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { watchFailures } from './failures.ts';
import { elementsOf } from './module-elements.ts';
import { createPanel } from './panel.tsx';

const INSPECTED: Inspected = {
  hotel: 'grand-plaza',
  composition: 'a composition',
  modules: [
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
const module = (name: string) => page.getByRole('group').filter({ hasText: name });
const report = (outcome: Outcome) =>
  dispatchEvent(new CustomEvent(REPORT_EVENT, { detail: outcome }));

test('LOOK-20 finds the outermost visible elements of a module, also inside another module', () => {
  const ids = (name: string) => elementsOf(name).map(({ id }) => id);
  expect(ids('mfe-hotel')).toEqual(['home', 'within']);
  expect(ids('mfe-forms')).toEqual(['form']);
  expect(ids('mfe-hot')).toEqual([]);
});

test('LOOK-20 collects failures of screens and files, and errors', async () => {
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
  expect(failures.map(({ message }) => message)).toEqual([
    'mfe-hotel 0.2.0: the screen home threw',
    'img did not load: /nothing.png',
    'on purpose',
  ]);
  expect(changes).toBe(3);
});

test('LOOK-11 keeps opened entries and the focus when the panel renders again', async () => {
  const failures = [{ atMs: 1_500, message: 'mfe-hotel did not load' }];
  const panel = createPanel(INSPECTED, failures, button());
  panel.toggle();
  const shadow = [...document.body.children].find((one) => one.shadowRoot)?.shadowRoot;
  expect(shadow?.activeElement?.textContent).toBe('Close');
  await expect
    .element(page.getByRole('listitem'))
    .toHaveTextContent('mfe-hotel did not load after 1.5 s');
  const isOpen = () => (module('mfe-hotel').element() as HTMLDetailsElement).open;
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(isOpen).toBe(true);
  panel.render();
  expect(isOpen()).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.poll(isOpen).toBe(false);
});

test('LOOK-20 lists a module’s releases, the source of each file and whether it was requested', async () => {
  createPanel(INSPECTED, [], button()).toggle();
  await expect.element(page.getByText('None since this page was opened.')).toBeVisible();
  await module('mfe-hotel').getByText('2 elements here').click();
  for (const text of ['the release store', '0.1.0', '/grand-plaza/dashboard/hotel'])
    await expect.element(module('mfe-hotel').getByText(text, { exact: true })).toBeVisible();
  await expect
    .element(module('mfe-hotel').getByRole('row', { name: 'entry.js 2 KB not yet' }))
    .toBeVisible();
  await module('mfe-forms').getByText('1 element here').click();
  for (const text of ['http://localhost:1', 'nothing', 'no address', 'No files yet.'])
    await expect.element(module('mfe-forms').getByText(text, { exact: true })).toBeVisible();
});

test('LOOK-11 outlines the hovered module, follows its moves, and Escape returns the focus', async () => {
  createPanel(INSPECTED, [], button()).toggle();
  const outlines = () =>
    [...document.body.children].flatMap(({ shadowRoot }) => [
      ...(shadowRoot?.querySelectorAll<HTMLElement>('.outline') ?? []),
    ]);
  await module('mfe-forms').getByText('1 element here').hover();
  const box = document.getElementById('form')?.getBoundingClientRect();
  await expect.poll(() => outlines().map(({ style }) => style.width)).toEqual([`${box?.width}px`]);
  document.getElementById('form')?.setAttribute('style', 'width: 123px');
  dispatchEvent(new Event('resize'));
  await expect.poll(() => outlines().map(({ style }) => style.width)).toEqual(['123px']);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(outlines()).toEqual([]);
  expect(document.activeElement).toBe(button());
});

test('LOOK-11 only Alt+I opens the inspector, no other keys or modifiers', async () => {
  const data = Object.assign(document.createElement('script'), { id: INSPECTOR_DATA_ELEMENT });
  data.type = 'application/json';
  data.textContent = JSON.stringify(INSPECTED);
  document.body.append(data);
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
