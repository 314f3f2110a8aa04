import * as endpoints from '@foyer/shared/api/endpoints';
import { PlainAnswer } from '@foyer/shared/contracts/answer';
import {
  ChannelAuth,
  ChannelAuthPayload,
  UserAuth,
  UserAuthPayload,
} from '@foyer/shared/contracts/broadcast-auth';
import { Weather } from '@foyer/shared/contracts/weather';
import type * as z from 'zod/mini';
import { json, jsonSchema, refusal } from './open-api-parts.ts';

const path = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } });
const query = (name: string, schema: object, required = false) => ({
  name,
  in: 'query',
  required,
  schema,
});

function service(operationId: string, summary: string, content: object, refusals: number[] = []) {
  return {
    operationId,
    summary,
    tags: ['Service'],
    security: [],
    responses: {
      200: { description: 'Done', content },
      ...Object.fromEntries(refusals.map((status) => [status, refusal(status)])),
    },
  };
}

const media = service(
  'getMedia',
  'A picture or film; `w` lists widths, of which the widest is answered',
  { 'image/avif': {}, 'image/png': {}, 'image/svg+xml': {}, 'video/mp4': {} },
  [404],
);

/** Where a client has signed what it shows to the broadcasting service: Laravel's own two calls. */
function signing(
  operationId: string,
  summary: string,
  payload: z.ZodMiniType,
  answer: z.ZodMiniType,
  refusals: number[],
) {
  const schema = jsonSchema(payload);
  return {
    post: {
      ...service(operationId, summary, json(jsonSchema(answer)), [401, 413, 422, ...refusals]),
      security: [{ bearer: [] }],
      requestBody: {
        required: true,
        content: { ...json(schema), 'application/x-www-form-urlencoded': { schema } },
      },
    },
  };
}

/** What an operator's command does, by a key that it makes of the provider's own secret. */
function operating(operationId: string, summary: string, refusals: number[]) {
  const done = json({ type: 'object', properties: { status: { const: true }, data: {} } });
  return {
    ...service(operationId, summary, done, [401, ...refusals]),
    security: [{ operator: [] }],
  };
}

const imported = {
  type: 'object',
  properties: {
    hotel: { type: 'object', description: 'As `pnpm hotels schema` describes it' },
    dry_run: { type: 'boolean', description: 'Only says what it would change' },
  },
  required: ['hotel', 'dry_run'],
};

/** What the provider serves beside the calls of the contract. */
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
        206: { description: 'The range that was asked for' },
        304: { description: 'Still the same' },
        416: { description: 'The file does not reach that far' },
      },
      parameters: [
        path('hotel'),
        path('file'),
        query('w', { type: 'string', pattern: '^\\d{1,4}(,\\d{1,4}){0,9}$' }),
      ],
    },
  },
  [endpoints.broadcastingAuth]: signing(
    'authorizeChannel',
    "The signature of a subscription to a private channel of one's own (Pusher protocol)",
    ChannelAuthPayload,
    ChannelAuth,
    [403],
  ),
  [endpoints.broadcastingUserAuth]: signing(
    'authenticateUser',
    'The signature of a sign-in at the broadcasting service (Pusher protocol)',
    UserAuthPayload,
    UserAuth,
    [],
  ),
  '/operator/hotels': {
    post: {
      ...operating(
        'importHotel',
        'Brings a hotel, or what of it differs, as a whole or not at all',
        [409, 413, 422],
      ),
      requestBody: { required: true, content: json(imported) },
    },
  },
  '/operator/hotels/{slug}': {
    get: {
      ...operating('exportHotel', 'A hotel as a file; null where there is none', []),
      parameters: [path('slug')],
    },
  },
  '/healthz': {
    get: service(
      'getHealth',
      'Answers while the database does',
      json(jsonSchema(PlainAnswer)),
      [503],
    ),
  },
  '/openapi.json': { get: service('getOpenApi', 'This document', json({ type: 'object' }), [429]) },
};
