import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { late, useLate } from './late.ts';

/** A box over code whose answers are given in turn. */
function boxOver(...answers: (() => Promise<string>)[]) {
  const source = late(() => answers.shift()?.() ?? Promise.reject(new Error('no more answers')));
  function Box() {
    const { code, missing } = useLate(source);
    return <p>{code ?? (missing ? 'missing' : 'waiting')}</p>;
  }
  return { source, Box };
}

const down = () => Promise.reject(new Error('down'));

test('FAULT-07 code that does not come is missing, and asked for again by the next one', async () => {
  const { Box } = boxOver(down, async () => 'there');
  const first = await render(<Box />);
  await expect.element(first.getByText('missing')).toBeVisible();
  await first.unmount();
  const second = await render(<Box />);
  await expect.element(second.getByText('there')).toBeVisible();
});

test('what was fetched ahead is there at the first drawing', async () => {
  const { source, Box } = boxOver(async () => 'there');
  await source.fetch();
  const { container } = await render(<Box />);
  expect(container.textContent).toBe('there');
});

test('fetching ahead fails in silence', async () => {
  const { source, Box } = boxOver(down, async () => 'there');
  source.prefetch();
  const screen = await render(<Box />);
  await expect.element(screen.getByText('there')).toBeVisible();
});
