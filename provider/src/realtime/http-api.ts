import { hash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { Env } from '../http/call.ts';
import { HttpError, routeNotFound } from '../http/http-error.ts';
import { CLOSE, type Connection } from './connection.ts';
import type { PusherApp } from './pusher-app.ts';
import { isSigned } from './signature.ts';

/** Maximum clock difference between signer and endpoint, in seconds. */
const MAX_CLOCK_SKEW_S = 600;
/** Maximum size of an event's data, as at other Pusher-compatible services. */
const MAX_DATA_BYTES = 10 * 1024;

const text = z.string();
const Channel = text.check(z.regex(/^(?:#server-to-user-)?[\w\-=@,.;]{1,200}$/));
const shared = {
  name: text.check(z.minLength(1), z.maxLength(200)),
  data: text.check(z.refine((data) => Buffer.byteLength(data) <= MAX_DATA_BYTES)),
  socket_id: z.optional(z.nullable(text)),
};
const Event = z.object({
  ...shared,
  channel: z.optional(Channel),
  channels: z.optional(z.array(Channel).check(z.maxLength(100))),
});
const Batch = z.object({
  batch: z.array(z.object({ ...shared, channel: Channel })).check(z.maxLength(10)),
});

/** Creates Pusher's HTTP API for servers, which sign each request with the app's secret. */
export function httpApi(app: PusherApp, connections: ReadonlySet<Connection>): Hono<Env> {
  const api = new Hono<Env>();
  const root = `/apps/${app.id}`;

  api.post(`${root}/events`, async (c) => {
    const { channel, channels = [], ...event } = parsed(Event, await signedBody(app, c));
    for (const name of channel ? [channel, ...channels] : channels) broadcast(name, event);
    return c.json({});
  });
  api.post(`${root}/batch_events`, async (c) => {
    const { batch } = parsed(Batch, await signedBody(app, c));
    for (const { channel, ...event } of batch) broadcast(channel, event);
    return c.json({});
  });
  api.post(`${root}/users/:user/terminate_connections`, async (c) => {
    await signedBody(app, c);
    const user = c.req.param('user');
    for (const connection of connections)
      if (connection.user === user) connection.close(CLOSE.unauthorized, 'The session has ended.');
    return c.json({});
  });
  api.get(`${root}/channels`, async (c) => {
    await signedBody(app, c);
    const prefix = c.req.query('filter_by_prefix') ?? '';
    const names = [...connections].flatMap(({ channels }) => [...channels]);
    const listed = names.filter((name) => name.startsWith(prefix));
    return c.json({ channels: Object.fromEntries(listed.map((name) => [name, {}])) });
  });
  api.get(`${root}/channels/:channel`, async (c) => {
    await signedBody(app, c);
    const channel = c.req.param('channel');
    const { length: count } = [...connections].filter(({ channels }) => channels.has(channel));
    const counts = c.req.query('info')?.split(',').includes('subscription_count');
    return c.json({ occupied: count > 0, ...(counts && { subscription_count: count }) });
  });
  api.all('/apps/*', () => {
    throw routeNotFound();
  });

  function broadcast(channel: string, event: Omit<z.output<typeof Event>, 'channel' | 'channels'>) {
    const frame = JSON.stringify({ event: event.name, data: event.data, channel });
    for (const connection of connections)
      if (connection.channels.has(channel) && connection.id !== event.socket_id)
        connection.sendText(frame);
  }
  return api;
}

/** Returns the body of a signed request; checks the signature before it reads the body. */
async function signedBody(app: PusherApp, { req }: Context<Env>): Promise<string> {
  const { auth_signature: signature = '', ...rest } = req.query();
  const query = Object.entries(rest).map(([name, value]): [string, string] => [
    name.toLowerCase(),
    value,
  ]);
  const names = query.sort(([one], [other]) => (one < other ? -1 : 1));
  const signed = [req.method, req.path, names.map((pair) => pair.join('=')).join('&')].join('\n');
  const seconds = Math.abs(Date.now() / 1000 - Number(rest.auth_timestamp));
  const { auth_key: key, auth_version: version, body_md5: bodyHash } = rest;
  const valid = key === app.key && version === '1.0' && seconds <= MAX_CLOCK_SKEW_S;
  if (!isSigned(app, signed, signature) || !valid) throw unauthorized();
  const body = await req.text();
  if (hash('md5', body) !== (bodyHash ?? hash('md5', ''))) throw unauthorized();
  return body;
}

const unauthorized = () => new HttpError(401, 'The request is not signed for this app.');

function parsed<Schema extends z.ZodMiniType>(schema: Schema, body: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(body));
  } catch {
    throw new HttpError(400, 'The event is not valid, or carries more than 10 KB.');
  }
}
