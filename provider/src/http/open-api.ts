import { FieldErrors } from '@foyer/shared/contracts/answer';
import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { ABOUT, PARAMETERS, TAGS } from './open-api-about.ts';
import { failure, json, jsonSchema, refusal } from './open-api-parts.ts';
import { servicePaths } from './service-paths.ts';

const Refused = z.object({
  status: z.literal(false),
  message: z.string(),
  errors: z.optional(FieldErrors),
});

/** Answers that are the same for everybody have an `ETag`. */
const STILL_THE_SAME = { description: 'The answer that `If-None-Match` names is still the same' };

function refusalsOf(call: Call): number[] {
  const statuses = new Set<number>(call.refusals).add(503);
  if (call.method === 'get') statuses.add(429);
  if (call.access !== 'public') statuses.add(401);
  if (call.access === 'admin') statuses.add(404);
  if (call.query) statuses.add(422);
  if (call.body) statuses.add(400).add(422);
  if (call.method === 'post') statuses.add(409).add(413).add(422);
  return [...statuses].sort();
}

function operation(call: Call) {
  const params = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    ...PARAMETERS[name ?? ''],
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
    description: call.description,
    tags: [call.tag],
    security: call.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [...params, ...queryOf(call), ...(call.method === 'post' ? [idempotencyKey] : [])],
    ...(call.body && {
      requestBody: {
        required: true,
        content: json(jsonSchema(call.body), call.example?.body),
      },
    }),
    responses: {
      [call.success]: {
        description: 'Done',
        content: json({ $ref: answerPlace(call) }, exampleAnswer(call)),
      },
      ...(call.method === 'get' && call.access === 'public' && { 304: STILL_THE_SAME }),
      ...Object.fromEntries(refusalsOf(call).map((status) => [status, refusal(status)])),
      default: failure,
    },
  };
}

function queryOf({ query }: Call) {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchema(query) as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function exampleAnswer({ example }: Call) {
  return example?.data && { status: true, message: 'OK', data: example.data };
}

const answerName = ({ name }: Call) => `${name[0]?.toUpperCase()}${name.slice(1)}Answer`;
const answerPlace = (call: Call) => `#/components/schemas/${answerName(call)}`;

/** The contract as OpenAPI 3.1, from the schemas that the calls are served by. */
export function openApi(calls: readonly Call[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Foyer provider', version: '0.1.0', description: ABOUT },
    servers: [{ url: '.', description: 'Where this document lies' }],
    tags: TAGS,
    paths: { ...paths, ...servicePaths },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token that a login answered' },
        operator: {
          type: 'http',
          scheme: 'bearer',
          description: "A key that `pnpm hotels` makes of the provider's secret",
        },
      },
      schemas: {
        Refused: jsonSchema(Refused),
        ...Object.fromEntries(
          calls.map((call) => [answerName(call), jsonSchema(call.answer, answerPlace(call))]),
        ),
      },
    },
  };
}
