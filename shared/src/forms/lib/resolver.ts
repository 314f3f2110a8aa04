import * as z from '@foyer/shared/schema';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { defineTexts } from '../../language/define-texts.ts';

/** The source of a field's error: the schema, or the provider that refused the value. */
export type ErrorType = 'rule' | 'refused';

/**
 * Returns a resolver that validates a form with its payload's schema; the first issue per field counts.
 *
 * `extraPayload` adds the part of the payload that has no field. It handles flat payloads only and is a
 * tenth of the size of the library's resolver. The messages are in the schema, which the provider shares.
 */
export function resolverOf(schema: z.ZodMiniType, extraPayload: () => object): Resolver {
  return (values) => {
    const checked = z.safeParse(schema, { ...values, ...extraPayload() });
    if (checked.success) return { values: checked.data as object, errors: {} };
    const errors: FieldErrors = {};
    for (const { path, message } of checked.error.issues)
      errors[String(path[0])] ??= {
        type: 'rule' satisfies ErrorType,
        message: defineTexts(message),
      };
    return { values: {}, errors };
  };
}
