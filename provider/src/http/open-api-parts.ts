import type { FieldErrors } from '@foyer/shared/contracts/answer';
import * as z from 'zod/mini';

type Reason = { description: string; message: string; errors?: FieldErrors };

const REASONS: Record<number, Reason> = {
  400: {
    description: 'No valid JSON, or nothing to look for',
    message: 'The request is not valid JSON.',
  },
  401: { description: 'No token, or one that is dead', message: 'Unauthenticated.' },
  403: { description: "Somebody else's", message: 'Forbidden.' },
  404: { description: 'Unknown, or of another hotel', message: 'Hotel not found.' },
  409: {
    description: 'The same submission is still being processed',
    message: 'This request is still being processed.',
  },
  413: { description: 'The body is larger than 64 KB', message: 'The request is too large.' },
  422: {
    description: 'Refused, with messages by field where a field is at fault',
    message: 'Invalid email',
    errors: { email: ['Invalid email'] },
  },
  429: {
    description: 'Too many attempts',
    message: 'Too many attempts. Please try again in 2 minutes.',
  },
  503: {
    description: 'The database does not answer, or too much is asked at this moment',
    message: 'We cannot do this right now. Please try again in a moment.',
  },
};
const REFUSED = { $ref: '#/components/schemas/Refused' };
const WAITS = [409, 429, 503];

/** A schema as JSON Schema. `place` is where it will stand: what recurs in it refers to there. */
export function jsonSchema(schema: z.ZodMiniType, place = '#'): unknown {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return JSON.parse(JSON.stringify(rest).replaceAll('"#/$defs/', `"${place}/$defs/`));
}

export function json(schema: unknown, example?: unknown) {
  return { 'application/json': { schema, ...(example !== undefined && { example }) } };
}

/** What a refusal of this status means and looks like. */
export function refusal(status: number) {
  const { description, ...words } = REASONS[status] ?? { description: '' };
  return {
    description,
    ...(WAITS.includes(status) && {
      headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds' } },
    }),
    content: json(REFUSED, { status: false, ...words }),
  };
}

/** Whatever else goes wrong. */
export const failure = {
  description: 'Something went wrong at the provider; the app tries a GET again, a POST not',
  content: json(REFUSED, {
    status: false,
    message: 'Something went wrong on our side. Please try again.',
  }),
};
