import { defineRemote } from '@foyer/shared/contracts/remote.ts';

export const remote = defineRemote({
  name: 'mfe-auth',
  budget: 44_000,
  mounts: [
    {
      path: 'login',
      area: 'guest-only',
      screen: 'login',
      title: 'Sign In',
      template: true,
    },
    { path: 'signup', area: 'guest-only', screen: 'signup', title: 'Sign Up', template: true },
    {
      path: 'forgot-password',
      area: 'guest-only',
      screen: 'forgot-password',
      title: 'Forgot Password',
      template: true,
    },
    {
      path: 'verify-code',
      area: 'guest-only',
      screen: 'verify-code',
      title: 'Enter Code',
      template: true,
    },
    {
      path: 'reset-password',
      area: 'guest-only',
      screen: 'reset-password',
      title: 'New Password',
      template: true,
    },
    {
      path: 'reset-success',
      area: 'guest-only',
      screen: 'reset-success',
      title: 'Password Reset',
      template: true,
    },
  ],
});
