import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { HydratedExample } from './hydrated-example.tsx';

test('unmounts the hydrated example with the page around it', async () => {
  const connect = vi.fn();
  const disconnect = vi.fn();
  function Connected() {
    useEffect(() => {
      connect();
      return disconnect;
    }, []);
    return <p>Connected</p>;
  }
  const screen = await render(
    <HydratedExample>
      <Connected />
    </HydratedExample>,
  );
  await screen.getByRole('button', { name: 'Hydrate' }).click();
  await expect.poll(() => connect).toHaveBeenCalled();
  expect(disconnect).not.toHaveBeenCalled();
  await screen.unmount();
  await expect.poll(() => disconnect).toHaveBeenCalledOnce();
});
