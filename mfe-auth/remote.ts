import { defineRemote } from '@foyer/shared/contracts/remote';

export const remote = defineRemote({
  name: 'mfe-auth',
  budget: 44_000,
  mounts: [
    {
      path: 'login',
      area: 'guest-only',
      screen: 'login',
      title: 'Sign In',
      // As `src/layout` draws it.
      frame: {
        kind: 'sheet',
        picture: ['banner_video', 'hotel_info_image'],
        sizes: '(min-width: 960px) 50vw, 100vw',
        heights: '(max-width: 359px) 148px, (max-height: 700px) 172px, 236px',
      },
    },
    { path: 'signup', area: 'guest-only', screen: 'signup', title: 'Sign Up' },
    {
      path: 'forgot-password',
      area: 'guest-only',
      screen: 'forgot-password',
      title: 'Forgot Password',
    },
    { path: 'verify-code', area: 'guest-only', screen: 'verify-code', title: 'Enter Code' },
    { path: 'reset-password', area: 'guest-only', screen: 'reset-password', title: 'New Password' },
    { path: 'reset-success', area: 'guest-only', screen: 'reset-success', title: 'Password Reset' },
  ],
});
