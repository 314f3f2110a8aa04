import * as endpoints from '@foyer/shared/api/endpoints.ts';
import {
  ChannelAuth,
  ChannelAuthPayload,
  UserAuth,
  UserAuthPayload,
} from '@foyer/shared/contracts/provider/broadcast-auth.ts';
import { responseOf } from '@foyer/shared/contracts/provider/response.ts';
import { Weather } from '@foyer/shared/contracts/provider/weather.ts';
import * as z from 'zod/mini';
import type { Service } from './http/open-api.ts';
import { ImportPayload, ImportResult } from './operator/records.ts';

/** Describes the routes that are not part of the contract. */
export const services: Service[] = [
  {
    name: 'getWeather',
    summary: "Demo data in OpenWeather's shape",
    method: 'get',
    path: '/weather',
    access: 'public',
    query: z.object({
      q: z.string().check(z.maxLength(100)),
      units: z.optional(z.literal('metric')),
      appid: z.optional(z.string()),
    }),
    response: Weather,
    statuses: [400, 429],
  },
  {
    name: 'getMedia',
    summary: 'A picture or video; `w` lists widths, and the response has the widest',
    method: 'get',
    path: '/media/:hotel/:file',
    access: 'public',
    query: z.object({ w: z.optional(z.string().check(z.regex(/^\d{1,4}(,\d{1,4}){0,9}$/))) }),
    content: { 'image/avif': {}, 'image/png': {}, 'image/svg+xml': {}, 'video/mp4': {} },
    statuses: [206, 304, 404, 416, 429],
  },
  {
    name: 'authorizeChannel',
    summary: "Signs a subscription to one of the caller's private channels (Pusher protocol)",
    description: 'The official clients send the body as a form.',
    method: 'post',
    path: endpoints.broadcastingAuth,
    access: 'signed-in',
    body: ChannelAuthPayload,
    response: ChannelAuth,
    statuses: [401, 403, 413, 422, 429],
  },
  {
    name: 'authenticateUser',
    summary: 'Signs a sign-in at the broadcasting service (Pusher protocol)',
    description: 'The official clients send the body as a form.',
    method: 'post',
    path: endpoints.broadcastingUserAuth,
    access: 'signed-in',
    body: UserAuthPayload,
    response: UserAuth,
    statuses: [401, 413, 422, 429],
  },
  {
    name: 'importHotel',
    summary: 'Adds or updates a hotel in one transaction, or only lists the changes (`dry_run`)',
    description: '`pnpm hotels schema` describes `hotel`.',
    method: 'post',
    path: '/operator/hotels',
    access: 'operator',
    body: ImportPayload,
    response: responseOf(ImportResult),
    statuses: [401, 409, 413, 422, 429],
  },
  {
    name: 'exportHotel',
    summary: 'Returns a hotel as a file; null for an unknown slug',
    method: 'get',
    path: '/operator/hotels/:slug',
    access: 'operator',
    statuses: [401, 429],
  },
  {
    name: 'getHealth',
    summary: 'Succeeds while the database responds',
    method: 'get',
    path: '/healthz',
    access: 'public',
    statuses: [503],
  },
  {
    name: 'getOpenApi',
    summary: 'This document',
    method: 'get',
    path: '/openapi.json',
    access: 'public',
    response: z.looseObject({ openapi: z.string() }),
    statuses: [304, 429],
  },
];
