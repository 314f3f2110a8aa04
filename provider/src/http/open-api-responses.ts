import type { FieldErrors } from '@foyer/shared/contracts/provider/response.ts';
import * as z from 'zod/mini';

/** Describes the responses beyond that of success; those with a message are errors. */
const RESPONSES: Record<number, [description: string, message?: string, errors?: FieldErrors]> = {
  206: ['The requested range'],
  304: ['The response that `If-None-Match` names has not changed'],
  400: ['Invalid JSON, or an empty query', 'The request is not valid JSON.'],
  401: ['No token, or an invalid one', 'Unauthenticated.'],
  403: ["Another guest's channel", 'Forbidden.'],
  404: ['Unknown, or of another hotel', 'Hotel not found.'],
  409: ['The same submission is still being processed', 'This request is still being processed.'],
  413: ['The body is larger than 64 KB', 'The request is too large.'],
  416: ['The range is beyond the end of the file'],
  422: ['Invalid input, with messages by field', 'Invalid email', { email: ['Invalid email'] }],
  429: ['Too many attempts', 'Too many attempts. Please try again in 2 minutes.'],
  503: [
    'The database does not respond, or the provider is overloaded',
    'We cannot do this right now. Please try again in a moment.',
  ],
};
const RETRYABLE = [409, 429, 503];
const RETRY_AFTER = { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds' } };

export function parameter(place: 'path' | 'query', name: string, schema: object, required = false) {
  return { name, in: place, required: required || place === 'path', schema };
}

/** Converts a schema to JSON Schema. Its recursive `$ref`s start at `pointer`, its later location. */
export function jsonSchema(schema: z.ZodMiniType, pointer = '#'): unknown {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return JSON.parse(JSON.stringify(rest).replaceAll('"#/$defs/', `"${pointer}/$defs/`));
}

export function json(schema: unknown, example?: unknown) {
  return { 'application/json': { schema, ...(example !== undefined && { example }) } };
}

const errorContent = (message: string, errors?: FieldErrors) =>
  json({ $ref: '#/components/schemas/ErrorResponse' }, { status: false, message, errors });

/** Describes the response of success and those of other statuses. */
export function responsesOf(success: number, content: object, statuses: readonly number[]) {
  const others = statuses.map((status) => {
    const [description, message, errors] = RESPONSES[status] ?? [''];
    const headers = RETRYABLE.includes(status) && { headers: RETRY_AFTER };
    return [status, { description, ...headers, content: message && errorContent(message, errors) }];
  });
  return { [success]: { description: 'Done', content }, ...Object.fromEntries(others) };
}

/** Describes the response of an unexpected error. */
export const serverErrorDoc = {
  description: 'Unexpected error of the provider; the app retries a GET, but not a POST',
  content: errorContent('Something went wrong on our side. Please try again.'),
};
