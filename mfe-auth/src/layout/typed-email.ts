import { draftOf } from '@foyer/shared/runtime';

const draft = draftOf('sign-in');

/** The address typed at sign-in, sign-up or recovery: it survives a reload and is asked for once. */
export const typedEmail = {
  read: () => draft.read().email ?? '',
  write: (email: string) => draft.write({ email }),
  clear: draft.clear,
};
