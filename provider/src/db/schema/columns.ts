import { integer, text, timestamp } from 'drizzle-orm/pg-core';

/** Defines an id column. Columns are named like the API's fields (snake_case), without mapping. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** Defines a required point in time. */
export const instant = () => optionalInstant().notNull();
/** Defines the time of a row's insertion. */
export const createdAt = () => instant().$defaultFn(() => new Date());
export const optionalInstant = () => timestamp({ withTimezone: true });

const optionalText = () => text();

/** Defines optional columns of text. */
export function texts<const Name extends string>(...names: Name[]) {
  const columns = names.map((name) => [name, optionalText()]);
  return Object.fromEntries(columns) as Record<Name, ReturnType<typeof optionalText>>;
}
