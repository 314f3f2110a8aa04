import { defineTexts } from '../../language/define-texts.ts';

export const text = defineTexts({ logo: 'Logo', user: 'User' });
