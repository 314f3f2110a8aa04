import { openHotelPage } from '@foyer/shared/testing/hotel-page';
import { expect, test } from 'vitest';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, {
  'reset-password': () => import('./reset-password-screen.tsx'),
});

test('AUTH-36 a difference is said until one of the two is changed', async () => {
  const screen = await page.open('reset-password');
  const password = screen.getByLabelText('New Password', { exact: true });
  const confirmation = screen.getByLabelText('Confirm Password', { exact: true });
  for (const changed of [password, confirmation]) {
    await password.fill('Welcome123');
    await confirmation.fill('Welcome124');
    await screen.getByRole('button', { name: 'Reset Password' }).click();
    await expect.element(confirmation).toHaveAccessibleDescription('Passwords do not match.');
    await expect.element(confirmation).toHaveFocus();
    await changed.fill('Welcome125');
    await expect.element(confirmation).not.toHaveAccessibleDescription();
  }
});
