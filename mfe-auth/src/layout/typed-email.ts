import { type Draft, draftOf } from '@foyer/shared/runtime';

const draft = draftOf('sign-in');

/** Stores the email typed at sign-in, sign-up or recovery, over reloads and across screens. */
export const typedEmail = {
  read: () => draft.read().email ?? '',
  write: (email: string) => draft.write({ email }),
  clear: draft.clear,
};

/** Creates a form draft whose `email` is the shared typed email. */
export function draftWithTypedEmail(form: string): Draft {
  const own = draftOf(form);
  return {
    read: () => ({ ...own.read(), email: typedEmail.read() }),
    write({ email = '', ...values }) {
      typedEmail.write(email);
      own.write(values);
    },
    clear: own.clear,
  };
}
