import { words } from '../../language/words.ts';

export const text = words({ logo: 'Logo', user: 'User' });
