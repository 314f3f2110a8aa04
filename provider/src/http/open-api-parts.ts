import * as z from 'zod/mini';

const REASONS: Record<number, string> = {
  400: 'No valid JSON, or nothing to look for',
  401: 'No token, or one that is dead',
  404: 'Unknown, or of another hotel',
  409: 'The same submission is still being processed',
  413: 'The body is larger than 64 KB',
  422: 'Refused, with messages by field where a field is at fault',
  429: 'Too many attempts',
  503: 'The database does not answer',
};

/** A schema as JSON Schema. `place` is where it will stand: what recurs in it refers to there. */
export function jsonSchema(schema: z.ZodMiniType, place = '#'): unknown {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return JSON.parse(JSON.stringify(rest).replaceAll('"#/$defs/', `"${place}/$defs/`));
}

export function json(schema: unknown) {
  return { 'application/json': { schema } };
}

/** What a refusal of this status means and looks like. */
export function refusal(status: number) {
  return {
    description: REASONS[status],
    ...(status === 429 || status === 409
      ? { headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds' } } }
      : {}),
    content: json({ $ref: '#/components/schemas/Refused' }),
  };
}
