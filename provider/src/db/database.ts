import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Represents PGlite or PostgreSQL; the same queries run on both. */
export type Database = PgDatabase<PgQueryResultHKT>;

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type OpenDatabase = { db: Database; close: () => Promise<void> };

export const MIGRATIONS = new URL('./migrations', import.meta.url).pathname;
