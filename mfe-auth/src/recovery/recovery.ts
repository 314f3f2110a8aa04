import { sessionStore } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';

const EMAIL = 'resetEmail';
const TOKEN = 'resetToken';

/** What a forgotten password's steps hand on to each other, kept for this tab (AUTH-26, AUTH-31). */
export const recovery = {
  email: () => sessionStore.read(EMAIL, z.string()),
  token: () => sessionStore.read(TOKEN, z.string()),
  keepEmail: (email: string) => sessionStore.write(EMAIL, email),
  keepToken: (token: string) => sessionStore.write(TOKEN, token),
  clear(): void {
    sessionStore.remove(EMAIL);
    sessionStore.remove(TOKEN);
  },
};
