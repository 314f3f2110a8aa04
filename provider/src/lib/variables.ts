import type * as z from 'zod/mini';
import { StartError } from './start-error.ts';

/**
 * Parses environment variables with a schema; an empty variable counts as unset. The error names
 * each invalid variable with its expected value.
 */
export function readVariables<Schema extends z.ZodMiniType<object>>(
  schema: Schema,
  expected: Record<keyof z.output<Schema>, string>,
  variables: NodeJS.ProcessEnv,
): z.output<Schema> {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(set);
  if (parsed.success) return parsed.data;
  const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  throw new StartError(
    [...names]
      .map((name) => `${name}: expected ${expected[name as keyof z.output<Schema>]}.`)
      .join('\n'),
  );
}
