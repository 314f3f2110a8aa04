import '../styles/tokens.css';
import '../styles/base.css';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Checklist } from './checklist.tsx';

const groups = [
  {
    name: 'Room',
    children: [
      { id: 7, name: 'Cot' },
      { id: 2, name: 'Quiet room' },
    ],
  },
  { name: 'Arrival', children: [{ id: 3, name: 'Late arrival' }] },
];

function Listed({ first }: { first: number[] }) {
  const [chosen, setChosen] = useState<readonly number[]>(first);
  return (
    <>
      <Checklist
        id="wish-items"
        label="Items"
        groups={groups}
        value={chosen}
        onChange={setChosen}
      />
      <output>{chosen.join(' ')}</output>
    </>
  );
}

test('FORM-05 groups are collapsed at first, expand by key and show their number of chosen items', async () => {
  const screen = await render(<Listed first={[]} />);
  const cot = screen.getByRole('checkbox', { name: 'Cot' });
  await expect.element(cot).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(cot).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(cot).toBeChecked();
  await expect.element(screen.getByText('1 chosen')).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: 'Late' })).not.toBeInTheDocument();
});

test('the value is in the order of the list, without removed items', async () => {
  const screen = await render(<Listed first={[99, 2]} />);
  await screen.getByText('Room').click();
  await screen.getByText('Cot').click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('7 2');
  await screen.getByText('Quiet room').click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('7');
});

test('every row is large enough for touch', async () => {
  const screen = await render(<Listed first={[]} />);
  await screen.getByText('Room').click();
  const rows = screen.container.querySelectorAll('summary, details[open] label');
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
