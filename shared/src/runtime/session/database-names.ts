/** Name of the database with a guest's cached responses, which not every page opens. */
export const RESPONSES_DATABASE = 'responses';

/** Returns the prefix of the names of one guest's databases. */
export const databasesOf = (guest: string | number | undefined) => `foyer-guest:${guest}:`;
