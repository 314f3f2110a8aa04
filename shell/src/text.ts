/** Every text of the shell that a guest sees; those of docs/behaviour.md letter for letter. */
export const text = {
  root: { title: 'Welcome', wait: 'One moment, we are opening your hotel.' },
  landing: {
    welcome: (hotel: string) => `Welcome to ${hotel}`,
    signIn: 'Sign In',
    about: 'About the hotel',
  },
  splash: { skip: 'Tap to skip' },
  start: {
    failed: 'This page did not open. Reload it, or try again in a moment.',
    reload: 'Reload',
  },
  layout: {
    back: 'Back',
    backTo: (page: string) => `Back to ${page}`,
    hotel: 'Hotel',
    menuOf: (name: string) => `Menu of ${name}`,
    user: 'User',
    guest: 'Guest',
    logout: 'Logout',
    dismiss: 'Dismiss',
  },
  signOut: { title: 'Log out now?', stay: 'Stay', leave: 'Log out' },
  hotel: {
    failed: 'Failed to fetch hotel data',
    unknown: 'We do not know this hotel',
    unknownHint: 'Please check the address, or scan the code in your room again.',
  },
  notFound: {
    name: 'Page not found',
    title: 'There is nothing at this address',
    hint: 'The page may have moved, or the link was not complete.',
  },
  notAvailable: {
    name: 'Not available',
    title: 'This is not available at this hotel',
    hint: 'The hotel does not offer this page in the app. At the front desk they can tell you more.',
  },
  noHotel: {
    title: 'Your account has no hotel',
    hint: 'Please ask at the front desk, or sign in with another account.',
  },
  wayHome: { signedIn: 'Back to the hotel', signedOut: 'Go to Sign In' },
};
