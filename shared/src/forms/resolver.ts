import * as z from '@foyer/shared/schema';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { words } from '../language/words.ts';

/** Whose words stand at a field: the schema's, or those of the provider that refused the value. */
export type ErrorType = 'rule' | 'refused';

/**
 * A payload's schema as the rules of its form: the first that fails at a field is the one shown.
 * `beside` is what is sent beside the fields. Flat, as the payloads are, and a tenth of the
 * library's own resolver. The messages lie in the schema, as the provider says the same.
 */
export function rulesOf(schema: z.ZodMiniType, beside: () => object): Resolver {
  return (values) => {
    const checked = z.safeParse(schema, { ...values, ...beside() });
    if (checked.success) return { values: checked.data as object, errors: {} };
    const errors: FieldErrors = {};
    for (const { path, message } of checked.error.issues)
      errors[String(path[0])] ??= { type: 'rule' satisfies ErrorType, message: words(message) };
    return { values: {}, errors };
  };
}
