import { FieldErrors } from '@foyer/shared/contracts/answer';
import { Weather } from '@foyer/shared/contracts/hotel';
import * as z from 'zod/mini';
import type { Call } from './call.ts';

const Refused = z.object({
  status: z.literal(false),
  message: z.string(),
  errors: z.optional(FieldErrors),
});

const REASONS: Record<number, string> = {
  400: 'No valid JSON, or nothing to look for',
  401: 'No token, or one that is dead',
  404: 'Unknown, or of another hotel',
  409: 'The same submission is still being processed',
  413: 'The body is larger than 64 KB',
  422: 'Refused, with messages by field where a field is at fault',
  429: 'Too many attempts',
};

function jsonSchema(schema: z.ZodMiniType): unknown {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}

function json(schema: unknown) {
  return { 'application/json': { schema } };
}

function refusalsOf(call: Call): number[] {
  const statuses = new Set<number>(call.refusals);
  if (call.access === 'signed-in') statuses.add(401);
  if (call.body) statuses.add(400).add(422);
  if (call.method === 'post') statuses.add(409).add(413).add(422);
  return [...statuses].sort();
}

function refusal(status: number) {
  return {
    description: REASONS[status],
    ...(status === 429 || status === 409
      ? { headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds' } } }
      : {}),
    content: json({ $ref: '#/components/schemas/Refused' }),
  };
}

function operation(call: Call) {
  const params = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const idempotencyKey = {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'The same key and body within 24 hours get the first answer and record nothing new',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
  };
  return {
    operationId: call.name,
    summary: call.summary,
    security: call.access === 'signed-in' ? [{ bearer: [] }] : [],
    parameters: call.method === 'post' ? [...params, idempotencyKey] : params,
    ...(call.body ? { requestBody: { required: true, content: json(jsonSchema(call.body)) } } : {}),
    responses: {
      [call.success]: { description: 'Done', content: json(answerRef(call)) },
      ...Object.fromEntries(refusalsOf(call).map((status) => [status, refusal(status)])),
    },
  };
}

const answerName = ({ name }: Call) => `${name[0]?.toUpperCase()}${name.slice(1)}Answer`;
const answerRef = (call: Call) => ({ $ref: `#/components/schemas/${answerName(call)}` });

const plain = (summary: string, content: unknown) => ({
  summary,
  security: [],
  responses: { 200: { description: 'Done', content } },
});

/** The contract as OpenAPI 3.1, from the schemas that the calls are served by. */
export function openApi(calls: readonly Call[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Foyer provider', version: '0.1.0' },
    paths: { ...paths, ...servicePaths },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Refused: jsonSchema(Refused),
        ...Object.fromEntries(calls.map((call) => [answerName(call), jsonSchema(call.answer)])),
      },
    },
  };
}

const servicePaths = {
  '/weather': {
    get: {
      operationId: 'getWeather',
      ...plain("Demo data in OpenWeather's shape", json(jsonSchema(Weather))),
      parameters: [
        { name: 'q', in: 'query', required: true, schema: { type: 'string', maxLength: 100 } },
        { name: 'units', in: 'query', schema: { const: 'metric' } },
        { name: 'appid', in: 'query', schema: { type: 'string' } },
      ],
    },
  },
  '/media/{hotel}/{file}': {
    get: {
      operationId: 'getMedia',
      ...plain('A picture or video; `w` lists widths, the widest is answered', {
        'image/avif': {},
        'image/png': {},
        'image/svg+xml': {},
        'video/mp4': {},
      }),
      parameters: [
        { name: 'hotel', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'file', in: 'path', required: true, schema: { type: 'string' } },
        {
          name: 'w',
          in: 'query',
          schema: { type: 'string', pattern: '^\\d{1,4}(,\\d{1,4}){0,9}$' },
        },
      ],
    },
  },
  '/healthz': {
    get: { operationId: 'getHealth', ...plain('Answers while the database does', json({})) },
  },
  '/openapi.json': {
    get: { operationId: 'getOpenApi', ...plain('This document', json({})) },
  },
};
