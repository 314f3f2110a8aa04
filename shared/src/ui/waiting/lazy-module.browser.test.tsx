import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyModule, useLazyModule } from './lazy-module.ts';

/** Renders a lazy module whose loads give the results in turn. */
function boxOver(...results: (() => Promise<string>)[]) {
  const source = lazyModule(
    () => results.shift()?.() ?? Promise.reject(new Error('no more results')),
  );
  function Box() {
    const { code, missing } = useLazyModule(source);
    return <p>{code ?? (missing ? 'missing' : 'waiting')}</p>;
  }
  return { source, Box };
}

const down = () => Promise.reject(new Error('down'));

test('FAULT-40 reports a module that did not load as missing, and the next component loads it again', async () => {
  const { Box } = boxOver(down, async () => 'there');
  const first = await render(<Box />);
  await expect.element(first.getByText('missing')).toBeVisible();
  await first.unmount();
  const second = await render(<Box />);
  await expect.element(second.getByText('there')).toBeVisible();
});

test('a prefetched module is available in the first render', async () => {
  const { source, Box } = boxOver(async () => 'there');
  await source.load();
  const { container } = await render(<Box />);
  expect(container.textContent).toBe('there');
});

test('a failed prefetch is silent', async () => {
  const { source, Box } = boxOver(down, async () => 'there');
  source.prefetch();
  const screen = await render(<Box />);
  await expect.element(screen.getByText('there')).toBeVisible();
});
