/** Returns the prefix of the names of one guest's databases. */
export const databasesOf = (guest: string | number | undefined) => `foyer-guest:${guest}:`;
