import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from './tabs.tsx';

const TABS = ['Check-In Info', 'Parking', 'Wifi Access'].map((name) => ({ name, icon: null }));
const tab = (name: string) => page.getByRole('tab', { name });

function Form() {
  const [chosen, setChosen] = useState('Check-In Info');
  return (
    <Tabs
      id="tabs"
      label="Quick info"
      tabs={TABS}
      chosen={chosen}
      onChoose={setChosen}
      className=""
    >
      <p>All about {chosen}</p>
    </Tabs>
  );
}

/** Presses keys on the first tab. Returns the tab that then has the focus and is selected. */
async function chosenBy(...keys: string[]): Promise<string | null | undefined> {
  await render(<Form />);
  tab('Check-In Info').element().focus();
  for (const key of keys) await userEvent.keyboard(`{${key}}`);
  const focused = document.activeElement;
  expect(focused).toBe(page.getByRole('tab', { selected: true }).element());
  return focused?.textContent;
}

test('HOTEL-12 a click selects a tab, and the panel has the tab’s name', async () => {
  await render(<Form />);
  await tab('Parking').click();
  await expect.element(tab('Parking')).toHaveAttribute('aria-selected', 'true');
  await expect
    .element(page.getByRole('tabpanel', { name: 'Parking' }))
    .toHaveTextContent('All about Parking');
});

test.each([
  [['ArrowRight'], 'Parking'],
  [['ArrowRight', 'ArrowRight', 'ArrowRight'], 'Check-In Info'],
  [['ArrowLeft'], 'Wifi Access'],
  [['End'], 'Wifi Access'],
  [['End', 'Home'], 'Check-In Info'],
])('HOTEL-12 %j selects %s', async (keys, name) => {
  expect(await chosenBy(...keys)).toBe(name);
});

test('HOTEL-12 right to left, the left arrow selects the next tab', async () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  expect(await chosenBy('ArrowLeft')).toBe('Parking');
});

test('HOTEL-12 the tab list is one Tab stop and the panel the next', async () => {
  await render(<Form />);
  await tab('Parking').click();
  await userEvent.tab();
  await expect.element(page.getByRole('tabpanel')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(tab('Parking')).toHaveFocus();
});
