import { sessionStore } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';

const EMAIL = 'resetEmail';
const TOKEN = 'resetToken';

/** Stores the data shared by the recovery steps in this tab's session storage (AUTH-26, AUTH-31). */
export const recovery = {
  email: () => sessionStore.read(EMAIL, z.string()),
  token: () => sessionStore.read(TOKEN, z.string()),
  storeEmail: (email: string) => sessionStore.write(EMAIL, email),
  storeToken: (token: string) => sessionStore.write(TOKEN, token),
  clear(): void {
    sessionStore.remove(EMAIL);
    sessionStore.remove(TOKEN);
  },
};
