import * as z from 'zod/mini';
import { EXAMPLES } from './open-api-texts.ts';

/** Describes the responses beyond that of success. */
const RESPONSES: Record<number, string> = {
  206: 'The requested range',
  304: 'The response that `If-None-Match` names has not changed',
  400: 'Invalid JSON, or an empty query',
  401: 'No token, or an invalid one',
  403: "Another guest's channel",
  404: 'Unknown, or of another hotel',
  409: 'Another import of the hotel is running',
  413: 'The body is larger than 64 KB',
  416: 'The range is beyond the end of the file',
  422: 'Invalid input, with messages by field',
  429: 'Too many attempts, or too many calls of the guest or address',
  503: 'The database does not respond, or the provider is overloaded',
};
const WITHOUT_BODY = [206, 304, 416];
const RETRYABLE = [429, 503];
const RETRY_AFTER = { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds' } };

/**
 * Converts a schema to JSON Schema with examples of its fields. Its recursive `$ref`s start at
 * `pointer`, its later location.
 */
export function jsonSchema(schema: z.ZodMiniType, pointer = '#'): unknown {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const text = JSON.stringify(rest).replaceAll('"#/$defs/', `"${pointer}/$defs/`);
  return JSON.parse(text, (key, value) => (key === 'properties' ? withExamples(value) : value));
}

function withExamples(properties: Record<string, object>) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      name in EXAMPLES ? { ...schema, examples: EXAMPLES[name] } : schema,
    ]),
  );
}

export function json(schema: unknown) {
  return { 'application/json': { schema } };
}

const ERROR = { content: json({ $ref: '#/components/schemas/ErrorResponse' }) };

/** Describes the response of success, those of other statuses, and an unexpected error. */
export function responsesOf(success: number, content: object, statuses: readonly number[]) {
  const others = statuses.map((status) => {
    const headers = RETRYABLE.includes(status) && { headers: RETRY_AFTER };
    const error = WITHOUT_BODY.includes(status) ? {} : ERROR;
    return [status, { description: RESPONSES[status], ...headers, ...error }];
  });
  return {
    [success]: { description: 'Done', content },
    ...Object.fromEntries(others),
    default: {
      description: 'Unexpected error of the provider; the app retries a GET, but no other call',
      ...ERROR,
    },
  };
}
