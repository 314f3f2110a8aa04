import type { User } from '@foyer/shared/contracts/user';

/** Who asks, as every form of this remote begins: nobody is asked twice (FORM-16). */
export function askerOf(user: User | undefined) {
  return {
    name: user?.name ?? '',
    email: user?.email ?? '',
    phone: (user?.phone ?? '').replaceAll(/\D/g, ''),
  };
}
