import type { User } from '@foyer/shared/contracts/provider/user.ts';

/** Returns the account's contact details as the default values of a form (FORM-16). */
export function contactDetailsOf(user: User | undefined) {
  return {
    name: user?.name ?? '',
    email: user?.email ?? '',
    phone: (user?.phone ?? '').replaceAll(/\D/g, ''),
  };
}
