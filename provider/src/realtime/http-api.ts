import { hash } from 'node:crypto';
import { Hono, type HonoRequest } from 'hono';
import * as z from 'zod/mini';
import type { Env } from '../http/call.ts';
import { HttpError, routeNotFound } from '../http/http-error.ts';
import type { Connections } from './connections.ts';
import { isSigned, type PusherApp } from './pusher-app.ts';

/** Maximum clock difference between signer and endpoint, in seconds. */
const MAX_CLOCK_SKEW_S = 600;
/** Maximum size of an event's data, as at other Pusher-compatible services. */
const MAX_DATA_BYTES = 10 * 1024;

const text = z.string();
const Channel = text.check(z.regex(/^(?:#server-to-user-)?[\w\-=@,.;]{1,200}$/));
const Event = z.object({
  name: text.check(z.minLength(1), z.maxLength(200)),
  data: text.check(z.refine((data) => Buffer.byteLength(data) <= MAX_DATA_BYTES)),
  socket_id: z.optional(z.nullable(text)),
  channels: z.array(Channel).check(z.maxLength(100)),
});

/**
 * Creates the part of Pusher's HTTP API that providers use. They sign each request with the app's
 * secret.
 */
export function httpApi(app: PusherApp, connections: Connections): Hono<Env> {
  const api = new Hono<Env>();
  const root = `/apps/${app.id}`;
  api.use(`${root}/*`, async ({ req }, next) => {
    await requireSignature(app, req);
    await next();
  });

  api.post(`${root}/events`, async (c) => {
    const { channels, name, data, socket_id } = parsed(Event, await c.req.text());
    for (const channel of channels) {
      const frame = JSON.stringify({ event: name, data, channel });
      for (const connection of connections.subscribersOf(channel))
        if (connection.id !== socket_id) connection.sendText(frame);
    }
    return c.json({});
  });
  api.post(`${root}/users/:user/terminate_connections`, (c) => {
    connections.endSession(c.req.param('user'));
    return c.json({});
  });
  api.get(`${root}/channels/:channel`, (c) => {
    const channel = c.req.param('channel');
    const { size: count } = connections.subscribersOf(channel);
    const counts = c.req.query('info')?.split(',').includes('subscription_count');
    return c.json({ occupied: count > 0, ...(counts && { subscription_count: count }) });
  });
  api.all('/apps/*', () => {
    throw routeNotFound();
  });
  return api;
}

/** Requires a signed request; checks the signature before it reads the body. */
async function requireSignature(app: PusherApp, req: HonoRequest): Promise<void> {
  const { auth_signature: signature = '', ...rest } = req.query();
  const pairs = Object.entries(rest).map(([name, value]) => `${name.toLowerCase()}=${value}`);
  const signed = [req.method, req.path, pairs.sort().join('&')].join('\n');
  const seconds = Math.abs(Date.now() / 1000 - Number(rest.auth_timestamp));
  const { auth_key: key, auth_version: version, body_md5: bodyHash } = rest;
  const valid = key === app.key && version === '1.0' && seconds <= MAX_CLOCK_SKEW_S;
  if (!isSigned(app, signed, signature) || !valid) throw unauthorized();
  if (hash('md5', await req.text()) !== (bodyHash ?? hash('md5', ''))) throw unauthorized();
}

const unauthorized = () => new HttpError(401, 'The request is not signed for this app.');

function parsed<Schema extends z.ZodMiniType>(schema: Schema, body: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(body));
  } catch {
    throw new HttpError(400, 'The event is not valid, or carries more than 10 KB.');
  }
}
