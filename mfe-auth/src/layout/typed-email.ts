import { type Draft, draftOf } from '@foyer/shared/runtime';

const draft = draftOf('sign-in');

/** The address typed at sign-in, sign-up or recovery: it survives a reload and is asked for once. */
export const typedEmail = {
  read: () => draft.read().email ?? '',
  write: (email: string) => draft.write({ email }),
  clear: draft.clear,
};

/** The draft of a form whose `email` is that address. */
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
