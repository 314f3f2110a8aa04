import { hostname, userInfo } from 'node:os';

/** Returns the operator's name for the history: from `--who`, `FOYER_OPERATOR` or the machine. */
export function operatorName(who: string | undefined): string {
  return who ?? (process.env.FOYER_OPERATOR || userAtMachine());
}

function userAtMachine(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    // A container may run as a user without a name.
    return hostname();
  }
}
