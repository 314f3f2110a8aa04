import { defineTexts } from '../../language/words.ts';

export const text = defineTexts({ logo: 'Logo', user: 'User' });
