import { defineTexts } from '@foyer/shared/language/words';

/** Texts of the toast list. Alt+T moves the keyboard focus to it. */
export const text = defineTexts({ region: 'Notifications Alt+T', dismiss: 'Dismiss' });
