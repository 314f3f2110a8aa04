import { defineTexts } from '@foyer/shared/language/define-texts.ts';

/** Texts of the toast list. Alt+T moves the keyboard focus to it. */
export const text = defineTexts({ region: 'Notifications Alt+T', dismiss: 'Dismiss' });
