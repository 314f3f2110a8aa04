import { defineRemote } from '@foyer/shared/contracts/remote.ts';

const screen = (path: string, title: string) =>
  ({ path, area: 'guest-only', screen: path, title, template: true }) as const;

export const remote = defineRemote({
  name: 'mfe-auth',
  budget: 44_000,
  mounts: [
    screen('login', 'Sign In'),
    screen('signup', 'Sign Up'),
    screen('forgot-password', 'Forgot Password'),
    screen('verify-code', 'Enter Code'),
    screen('reset-password', 'New Password'),
    screen('reset-success', 'Password Reset'),
  ],
});
