import { words } from '@foyer/shared/language/words';

/** What is said about toasts; by Alt+T the keyboard is among them. */
export const text = words({ region: 'Notifications Alt+T', dismiss: 'Dismiss' });
