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
import { json, jsonSchema, parameter, responsesOf } from './open-api-responses.ts';

const TEXT = { type: 'string' };
const body = (content: object) => ({ requestBody: { required: true, content } });

/** Describes a call without a token; `more` adds to it. */
function service(
  operationId: string,
  summary: string,
  content: object,
  statuses: number[] = [],
  more: object = {},
) {
  const responses = responsesOf(200, content, statuses);
  return { operationId, summary, tags: ['Service'], security: [], responses, ...more };
}

/** Describes a signing call of Laravel broadcasting. */
function signing(
  operationId: string,
  summary: string,
  [payload, response]: [z.ZodMiniType, z.ZodMiniType],
  statuses: number[] = [],
) {
  const schema = jsonSchema(payload);
  const form = { 'application/x-www-form-urlencoded': { schema } };
  return service(operationId, summary, json(jsonSchema(response)), [401, 413, 422, ...statuses], {
    security: [{ bearer: [] }],
    ...body({ ...json(schema), ...form }),
  });
}

/** The calls of `pnpm hotels` need the key derived from the provider's secret. */
const byOperator = { security: [{ operator: [] }] };
const operatorResponse = json({
  type: 'object',
  properties: { status: { const: true }, data: {} },
});

const importPayload = {
  type: 'object',
  properties: {
    hotel: { type: 'object', description: 'As `pnpm hotels schema` describes it' },
    dry_run: { type: 'boolean', description: 'Returns the changes without storing them' },
  },
  required: ['hotel', 'dry_run'],
};

const media = { 'image/avif': {}, 'image/png': {}, 'image/svg+xml': {}, 'video/mp4': {} };
const widths = { type: 'string', pattern: '^\\d{1,4}(,\\d{1,4}){0,9}$' };

/** Describes the routes that are not part of the contract. */
export const servicePaths = {
  '/weather': {
    get: service(
      'getWeather',
      "Demo data in OpenWeather's shape",
      json(jsonSchema(Weather)),
      [400, 429],
      {
        parameters: [
          parameter('query', 'q', { type: 'string', maxLength: 100 }, true),
          parameter('query', 'units', { const: 'metric' }),
          parameter('query', 'appid', TEXT),
        ],
      },
    ),
  },
  '/media/{hotel}/{file}': {
    get: service(
      'getMedia',
      'A picture or video; `w` lists widths, and the response has the widest',
      media,
      [206, 304, 404, 416],
      {
        parameters: [
          parameter('path', 'hotel', TEXT),
          parameter('path', 'file', TEXT),
          parameter('query', 'w', widths),
        ],
      },
    ),
  },
  [endpoints.broadcastingAuth]: {
    post: signing(
      'authorizeChannel',
      "Signs a subscription to one of the caller's private channels (Pusher protocol)",
      [ChannelAuthPayload, ChannelAuth],
      [403],
    ),
  },
  [endpoints.broadcastingUserAuth]: {
    post: signing(
      'authenticateUser',
      'Signs a sign-in at the broadcasting service (Pusher protocol)',
      [UserAuthPayload, UserAuth],
    ),
  },
  '/operator/hotels': {
    post: service(
      'importHotel',
      'Adds or updates a hotel in one transaction',
      operatorResponse,
      [401, 409, 413, 422],
      { ...byOperator, ...body(json(importPayload)) },
    ),
  },
  '/operator/hotels/{slug}': {
    get: service(
      'exportHotel',
      'Returns a hotel as a file; null for an unknown slug',
      operatorResponse,
      [401],
      { ...byOperator, parameters: [parameter('path', 'slug', TEXT)] },
    ),
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
