import * as endpoints from '@foyer/shared/api/endpoints.ts';
import {
  ChannelAuth,
  ChannelAuthPayload,
  UserAuth,
  UserAuthPayload,
} from '@foyer/shared/contracts/provider/broadcast-auth.ts';
import { PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import { Weather } from '@foyer/shared/contracts/provider/weather.ts';
import type * as z from 'zod/mini';
import { errorDoc, json, jsonSchema } from './open-api-responses.ts';

const path = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } });
const query = (name: string, schema: object, required = false) => ({
  name,
  in: 'query',
  required,
  schema,
});

function service(operationId: string, summary: string, content: object, errors: number[] = []) {
  return {
    operationId,
    summary,
    tags: ['Service'],
    security: [],
    responses: {
      200: { description: 'Done', content },
      ...Object.fromEntries(errors.map((status) => [status, errorDoc(status)])),
    },
  };
}

const media = service(
  'getMedia',
  'A picture or video; `w` lists widths, and the response has the widest',
  { 'image/avif': {}, 'image/png': {}, 'image/svg+xml': {}, 'video/mp4': {} },
  [404],
);

/** Describes a signing call of Laravel broadcasting. */
function signingPath(
  operationId: string,
  summary: string,
  payload: z.ZodMiniType,
  responseSchema: z.ZodMiniType,
  errors: number[],
) {
  const schema = jsonSchema(payload);
  return {
    post: {
      ...service(operationId, summary, json(jsonSchema(responseSchema)), [
        401,
        413,
        422,
        ...errors,
      ]),
      security: [{ bearer: [] }],
      requestBody: {
        required: true,
        content: { ...json(schema), 'application/x-www-form-urlencoded': { schema } },
      },
    },
  };
}

/** Describes an operator's call, which needs the key derived from the provider's secret. */
function operatorOperation(operationId: string, summary: string, errors: number[]) {
  const done = json({ type: 'object', properties: { status: { const: true }, data: {} } });
  return {
    ...service(operationId, summary, done, [401, ...errors]),
    security: [{ operator: [] }],
  };
}

const imported = {
  type: 'object',
  properties: {
    hotel: { type: 'object', description: 'As `pnpm hotels schema` describes it' },
    dry_run: { type: 'boolean', description: 'Returns the changes without storing them' },
  },
  required: ['hotel', 'dry_run'],
};

/** Describes the routes that are not part of the contract. */
export const servicePaths = {
  '/weather': {
    get: {
      ...service(
        'getWeather',
        "Demo data in OpenWeather's shape",
        json(jsonSchema(Weather)),
        [400, 429],
      ),
      parameters: [
        query('q', { type: 'string', maxLength: 100 }, true),
        query('units', { const: 'metric' }),
        query('appid', { type: 'string' }),
      ],
    },
  },
  '/media/{hotel}/{file}': {
    get: {
      ...media,
      responses: {
        ...media.responses,
        206: { description: 'The requested range' },
        304: { description: 'Not modified' },
        416: { description: 'The range is beyond the end of the file' },
      },
      parameters: [
        path('hotel'),
        path('file'),
        query('w', { type: 'string', pattern: '^\\d{1,4}(,\\d{1,4}){0,9}$' }),
      ],
    },
  },
  [endpoints.broadcastingAuth]: signingPath(
    'authorizeChannel',
    "Signs a subscription to one of the caller's private channels (Pusher protocol)",
    ChannelAuthPayload,
    ChannelAuth,
    [403],
  ),
  [endpoints.broadcastingUserAuth]: signingPath(
    'authenticateUser',
    'Signs a sign-in at the broadcasting service (Pusher protocol)',
    UserAuthPayload,
    UserAuth,
    [],
  ),
  '/operator/hotels': {
    post: {
      ...operatorOperation(
        'importHotel',
        'Adds or updates a hotel in one transaction',
        [409, 413, 422],
      ),
      requestBody: { required: true, content: json(imported) },
    },
  },
  '/operator/hotels/{slug}': {
    get: {
      ...operatorOperation(
        'exportHotel',
        'Returns a hotel as a file; null for an unknown slug',
        [],
      ),
      parameters: [path('slug')],
    },
  },
  '/healthz': {
    get: service(
      'getHealth',
      'Succeeds while the database responds',
      json(jsonSchema(PlainResponse)),
      [503],
    ),
  },
  '/openapi.json': { get: service('getOpenApi', 'This document', json({ type: 'object' }), [429]) },
};
