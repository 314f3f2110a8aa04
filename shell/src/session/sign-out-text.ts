import { defineTexts } from '@foyer/shared/language/define-texts.ts';

/** Text of the controls that sign the guest out. */
export const text = defineTexts({ logout: 'Logout' });
