import { FieldErrors } from '@foyer/shared/contracts/provider/response.ts';
import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { errorDoc, json, jsonSchema, serverErrorDoc } from './open-api-responses.ts';
import { INTRODUCTION, PARAMETERS, TAGS } from './open-api-texts.ts';
import { servicePaths } from './service-paths.ts';

const ErrorResponse = z.object({
  status: z.literal(false),
  message: z.string(),
  errors: z.optional(FieldErrors),
});

/** Responses of public GETs have an `ETag`. */
const NOT_MODIFIED = { description: 'The response that `If-None-Match` names has not changed' };

function errorsOf(call: Call): number[] {
  const statuses = new Set<number>(call.errors).add(503);
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
      'The same key and body within 24 hours get the first response and store nothing new',
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
        content: json({ $ref: responseRef(call) }, exampleResponse(call)),
      },
      ...(call.method === 'get' && call.access === 'public' && { 304: NOT_MODIFIED }),
      ...Object.fromEntries(errorsOf(call).map((status) => [status, errorDoc(status)])),
      default: serverErrorDoc,
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

function exampleResponse({ example }: Call) {
  return example?.data && { status: true, message: 'OK', data: example.data };
}

const responseName = ({ name }: Call) => `${name[0]?.toUpperCase()}${name.slice(1)}Response`;
const responseRef = (call: Call) => `#/components/schemas/${responseName(call)}`;

/** Builds the OpenAPI 3.1 document from the calls' schemas. */
export function openApi(calls: readonly Call[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Foyer provider', version: '0.1.0', description: INTRODUCTION },
    servers: [{ url: '.', description: 'The base URL of this document' }],
    tags: TAGS,
    paths: { ...paths, ...servicePaths },
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token that the login returned',
        },
        operator: {
          type: 'http',
          scheme: 'bearer',
          description: "A key that `pnpm hotels` derives from the provider's secret",
        },
      },
      schemas: {
        ErrorResponse: jsonSchema(ErrorResponse),
        ...Object.fromEntries(
          calls.map((call) => [responseName(call), jsonSchema(call.response, responseRef(call))]),
        ),
      },
    },
  };
}
