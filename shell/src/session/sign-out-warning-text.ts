import { defineTexts } from '@foyer/shared/language/define-texts.ts';

/** Texts of the sign-out warning. Kept out of `dashboard-text.ts`, which every dashboard page loads. */
export const text = defineTexts({ title: 'Log out now?', stay: 'Stay', leave: 'Log out' });
