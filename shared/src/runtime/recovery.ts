import * as z from 'zod/mini';
import { SESSION, sessionStore } from './storage.ts';

/** What a forgotten password's steps hand on to each other, kept for this tab (section 4). */
export const recovery = {
  email: () => sessionStore.read(SESSION.resetEmail, z.string()),
  token: () => sessionStore.read(SESSION.resetToken, z.string()),
  keepEmail: (email: string) => sessionStore.write(SESSION.resetEmail, email),
  keepToken: (token: string) => sessionStore.write(SESSION.resetToken, token),
  clear(): void {
    sessionStore.remove(SESSION.resetEmail);
    sessionStore.remove(SESSION.resetToken);
  },
};
