import { draftOf } from '@foyer/shared/runtime';

const draft = draftOf('sign-in');

/** The address typed at sign-in or recovery: it survives a reload and goes from one to the other. */
export const typedEmail = {
  read: () => draft.read().email ?? '',
  write: (email: string) => draft.write({ email }),
  clear: draft.clear,
};
