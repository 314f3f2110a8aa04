import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Logo } from './logo.tsx';

test("SHELL-11 without a logo shows the hotel's name, or the given word", async () => {
  const { rerender } = await render(<Logo src={null} name="Grand Plaza" />);
  await expect.element(page.getByText('Grand Plaza')).toBeVisible();
  await rerender(<Logo src={null} name="Grand Plaza" missing="Logo" />);
  await expect.element(page.getByText('Logo', { exact: true })).toBeVisible();
});

test('shows the name for a logo that cannot be loaded', async () => {
  await render(<Logo src="/no-such-logo.svg" name="Grand Plaza" />);
  await expect.element(page.getByText('Grand Plaza')).toBeVisible();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});
