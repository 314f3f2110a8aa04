import { FieldErrors, PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { json, jsonSchema, responsesOf } from './open-api-responses.ts';
import { GROUPS, INTRODUCTION, PARAMETERS } from './open-api-texts.ts';

/** Describes a route that is not part of the contract. `operator` calls need the operator's key. */
export type Service = Pick<Call, 'name' | 'summary' | 'description' | 'method' | 'path'> & {
  access: Call['access'] | 'operator';
  body?: z.ZodMiniType;
  query?: z.ZodMiniType;
  response?: z.ZodMiniType;
  /** The content of the response, if it is not JSON. */
  content?: object;
  /** The statuses beyond success. */
  statuses: number[];
};

const ErrorResponse = z.object({
  status: z.literal(false),
  message: z.string(),
  errors: z.optional(FieldErrors),
});

/** Adds the statuses that calls of this kind may answer beyond success. */
function described(call: Call): Service {
  const { method, path, access, query, body } = call;
  const statuses = new Set([429, 503]);
  if (method === 'get' && access === 'public') statuses.add(304);
  if (access !== 'public') statuses.add(401);
  if (access !== 'public' || path.includes(':')) statuses.add(404);
  if (query) statuses.add(422);
  if (body) statuses.add(400);
  if (method !== 'get') statuses.add(413).add(422);
  return { ...call, statuses: [...statuses] };
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'The same key, sender, receiver and body within 24 hours get the first response and store nothing new; another body is a 422. A server may keep only the newest keys of a sender, this one 300',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
};

const SECURITY = {
  public: [],
  'signed-in': [{ bearer: [] }],
  admin: [{ bearer: [] }],
  operator: [{ operator: [] }],
};

function operation(route: Service & { success?: number }, tag: string) {
  const { summary, description, access, body, statuses, success = 200 } = route;
  const params = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: PARAMETERS[name],
    schema: name.endsWith('Id') ? { type: 'integer', minimum: 1 } : { type: 'string' },
  }));
  const isRepeatable = route.method !== 'get' && tag !== 'Service';
  const content = route.content ?? json({ $ref: responseRef(route) });
  return {
    operationId: route.name,
    summary,
    description,
    tags: [tag],
    security: SECURITY[access],
    parameters: [...params, ...queryOf(route), ...(isRepeatable ? [IDEMPOTENCY_KEY] : [])],
    ...(body && { requestBody: { required: true, content: json(jsonSchema(body)) } }),
    responses: responsesOf(success, content, statuses),
  };
}

function queryOf({ query }: Service) {
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

const responseName = ({ name }: Service) => `${name[0]?.toUpperCase()}${name.slice(1)}Response`;
const responseRef = (route: Service) => `#/components/schemas/${responseName(route)}`;

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description });

/** Builds the OpenAPI 3.1 document of the calls, listed by their group, and the services. */
export function openApi(groups: Record<string, readonly Call[]>, services: readonly Service[]) {
  const paths: Record<string, object> = {};
  const schemas: Record<string, unknown> = { ErrorResponse: jsonSchema(ErrorResponse) };
  const routes = Object.entries(groups).map(([tag, calls]) => [tag, calls.map(described)] as const);
  for (const [tag, group] of [...routes, ['Service', services] as const]) {
    for (const route of group) {
      const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [route.method]: operation(route, tag) };
      schemas[responseName(route)] = jsonSchema(
        route.response ?? PlainResponse,
        responseRef(route),
      );
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Foyer provider', version: '0.1.0', description: INTRODUCTION },
    servers: [{ url: '.', description: 'The base URL of this document' }],
    tags: Object.entries(GROUPS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        bearer: bearer('The token that the login returned'),
        operator: bearer("A key that `pnpm hotels` derives from the provider's secret"),
      },
      schemas,
    },
  };
}
