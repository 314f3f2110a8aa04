import { FieldErrors, PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { json, jsonSchema, parameter, responsesOf, serverErrorDoc } from './open-api-responses.ts';
import { GROUPS, INTRODUCTION, PARAMETERS } from './open-api-texts.ts';
import { servicePaths } from './service-paths.ts';

const ErrorResponse = z.object({
  status: z.literal(false),
  message: z.string(),
  errors: z.optional(FieldErrors),
});

/** Lists the statuses that calls of this kind answer beyond success. */
function statusesOf({ method, access, errors, query, body }: Call): number[] {
  const statuses = new Set<number>(errors).add(503);
  if (method === 'get') statuses.add(429);
  if (method === 'get' && access === 'public') statuses.add(304);
  if (access !== 'public') statuses.add(401);
  if (access === 'admin') statuses.add(404);
  if (query) statuses.add(422);
  if (body) statuses.add(400);
  if (method === 'post') statuses.add(409).add(413).add(422);
  return [...statuses];
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key and body within 24 hours get the first response and store nothing new',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
};

function operation(call: Call, tag: string) {
  const { method, summary, description, access, body, example, success = 200 } = call;
  const params = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    ...PARAMETERS[name],
  }));
  const response = example?.data && { status: true, message: 'OK', data: example.data };
  return {
    operationId: call.name,
    summary,
    description,
    tags: [tag],
    security: access === 'public' ? [] : [{ bearer: [] }],
    parameters: [...params, ...queryOf(call), ...(method === 'post' ? [IDEMPOTENCY_KEY] : [])],
    ...(body && {
      requestBody: { required: true, content: json(jsonSchema(body), example?.body) },
    }),
    responses: {
      ...responsesOf(success, json({ $ref: responseRef(call) }, response), statusesOf(call)),
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
  return Object.entries(properties).map(([name, schema]) =>
    parameter('query', name, schema, required.includes(name)),
  );
}

const responseName = ({ name }: Call) => `${name[0]?.toUpperCase()}${name.slice(1)}Response`;
const responseRef = (call: Call) => `#/components/schemas/${responseName(call)}`;

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description });

/** Builds the OpenAPI 3.1 document from the schemas of the calls, listed by their group. */
export function openApi(groups: Record<string, readonly Call[]>) {
  const paths: Record<string, object> = {};
  const schemas: Record<string, unknown> = { ErrorResponse: jsonSchema(ErrorResponse) };
  for (const [tag, calls] of Object.entries(groups)) {
    for (const call of calls) {
      const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [call.method]: operation(call, tag) };
      schemas[responseName(call)] = jsonSchema(call.response ?? PlainResponse, responseRef(call));
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Foyer provider', version: '0.1.0', description: INTRODUCTION },
    servers: [{ url: '.', description: 'The base URL of this document' }],
    tags: Object.entries(GROUPS).map(([name, description]) => ({ name, description })),
    paths: { ...paths, ...servicePaths },
    components: {
      securitySchemes: {
        bearer: bearer('The token that the login returned'),
        operator: bearer("A key that `pnpm hotels` derives from the provider's secret"),
      },
      schemas,
    },
  };
}
