import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Picture } from './picture.tsx';

test('shows a plain block for a picture that cannot be loaded', async () => {
  const { container } = await render(<Picture src="/no-such-picture.png" eager />);
  await expect.poll(() => container.querySelector('img')).toBeNull();
  expect(container.querySelector('span')).not.toBeNull();
});

test('fetches only an eager picture at once', async () => {
  const { container } = await render(<Picture src="/a.png" />);
  expect(container.querySelector('img')?.loading).toBe('lazy');
});
