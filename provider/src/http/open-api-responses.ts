import type { FieldErrors } from '@foyer/shared/contracts/provider/response.ts';
import * as z from 'zod/mini';

type ErrorDoc = { description: string; message: string; errors?: FieldErrors };

const ERRORS: Record<number, ErrorDoc> = {
  400: {
    description: 'Invalid JSON, or an empty query',
    message: 'The request is not valid JSON.',
  },
  401: { description: 'No token, or an invalid one', message: 'Unauthenticated.' },
  403: { description: "Another guest's channel", message: 'Forbidden.' },
  404: { description: 'Unknown, or of another hotel', message: 'Hotel not found.' },
  409: {
    description: 'The same submission is still being processed',
    message: 'This request is still being processed.',
  },
  413: { description: 'The body is larger than 64 KB', message: 'The request is too large.' },
  422: {
    description: 'Invalid input, with messages by field',
    message: 'Invalid email',
    errors: { email: ['Invalid email'] },
  },
  429: {
    description: 'Too many attempts',
    message: 'Too many attempts. Please try again in 2 minutes.',
  },
  503: {
    description: 'The database does not respond, or the provider is overloaded',
    message: 'We cannot do this right now. Please try again in a moment.',
  },
};
const ERROR_SCHEMA = { $ref: '#/components/schemas/ErrorResponse' };
const RETRYABLE = [409, 429, 503];

/** Converts a schema to JSON Schema. Its recursive `$ref`s start at `pointer`, its later location. */
export function jsonSchema(schema: z.ZodMiniType, pointer = '#'): unknown {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return JSON.parse(JSON.stringify(rest).replaceAll('"#/$defs/', `"${pointer}/$defs/`));
}

export function json(schema: unknown, example?: unknown) {
  return { 'application/json': { schema, ...(example !== undefined && { example }) } };
}

/** Describes the error response of a status. */
export function errorDoc(status: number) {
  const { description, ...body } = ERRORS[status] ?? { description: '' };
  return {
    description,
    ...(RETRYABLE.includes(status) && {
      headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds' } },
    }),
    content: json(ERROR_SCHEMA, { status: false, ...body }),
  };
}

/** Describes the response of an unexpected error. */
export const serverErrorDoc = {
  description: 'Unexpected error of the provider; the app retries a GET, but not a POST',
  content: json(ERROR_SCHEMA, {
    status: false,
    message: 'Something went wrong on our side. Please try again.',
  }),
};
