import * as endpoints from '@foyer/shared/api/endpoints.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import {
  createAdmin,
  createGuest,
  createHotel,
  type TestAdmin,
  type TestGuest,
  type TestHotel,
} from '../testing/fixtures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { DATABASES } from '../testing/test-databases.ts';
import { EXAMPLES } from './open-api-texts.ts';

type Json = Parameters<typeof z.fromJSONSchema>[0];
type Shape = { properties?: Record<string, unknown> };
type Operation = {
  operationId: string;
  summary?: string;
  tags?: string[];
  parameters?: { name: string; in: string }[];
  security: unknown[];
  requestBody?: {
    content: { 'application/json': { schema: Shape & { oneOf?: Shape[] } } };
  };
  responses: Record<string, { description?: string; content?: Record<string, { schema?: Json }> }>;
};
type Document = {
  tags: { name: string }[];
  paths: Record<string, Partial<Record<'get' | 'post' | 'put', Operation>>>;
  components: { schemas: Record<string, Json> };
};

/** Runs of each operation on each database in `npm test`; a variable sets more. */
const CASES = Number(process.env.FUZZ_CASES || 20);

describe.each(DATABASES)('the OpenAPI document on $name', ({ open }) => {
  let app: TestApp;
  let document: Document;
  let hotel: TestHotel;
  let guest: TestGuest;
  let admin: TestAdmin;
  beforeAll(async () => {
    app = await testApp(open);
    hotel = await createHotel(app.db);
    guest = await createGuest(app.db, hotel);
    admin = await createAdmin(app.db, hotel);
    document = (await (await app.app.request('/openapi.json')).json()) as Document;
  });
  afterAll(() => app.close());

  const operations = () =>
    Object.values(document.paths).flatMap((methods) => Object.values(methods));

  test('API-03 API-04 describes every call of the contract with its method', () => {
    const expected = {
      post: [
        endpoints.login,
        endpoints.logout,
        endpoints.register,
        endpoints.forgotPassword,
        endpoints.verifyOtp,
        endpoints.resendOtp,
        endpoints.resetPassword,
        endpoints.requests,
        endpoints.queries,
        endpoints.broadcastingAuth,
        endpoints.broadcastingUserAuth,
        endpoints.sendQuickChat,
        endpoints.quickChatSeen,
        endpoints.quickChatTyping,
        endpoints.sendMessage,
        '/messages/{threadId}/seen',
        '/requests/{requestId}/seen',
        endpoints.mailPreference,
        '/admin/quick-chat/send',
        '/admin/quick-chat/seen',
        '/admin/quick-chat/typing',
        '/admin/messages/{threadId}/reply',
        '/admin/messages/{threadId}/seen',
        '/admin/requests/{requestId}/seen',
        '/admin/requests/{requestId}/answer',
        '/operator/hotels',
      ],
      get: [
        '/hotels/{slug}',
        '/hotels/{slug}/quick-info',
        '/categories/get-menu-items/{hotelId}',
        '/categories/get-child-categories/{categoryId}',
        '/categories/hotel/{slug}',
        '/categories/{categorySlug}',
        endpoints.checklist,
        endpoints.requests,
        endpoints.quickChat(),
        endpoints.threads,
        '/messages/{threadId}',
        endpoints.mailPreference,
        '/admin/quick-chat',
        '/admin/messages',
        '/admin/requests',
        '/admin/requests/changed',
        '/operator/hotels/{slug}',
        '/weather',
        '/media/{hotel}/{file}',
        '/healthz',
        '/openapi.json',
      ],
      put: ['/requests/{requestId}'],
    };
    for (const method of ['get', 'post', 'put'] as const) {
      const described = Object.keys(document.paths).filter(
        (path) => document.paths[path]?.[method],
      );
      expect(described.sort()).toEqual([...expected[method]].sort());
    }
  });

  test('API-08 describes every served route and no other', () => {
    const served = app.app.routes.filter(({ method }) => method !== 'ALL');
    const routes = new Set(
      served.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`),
    );
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect([...routes].sort()).toEqual(described.sort());
  });

  /** Generates valid and many invalid values of a schema. */
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '\0',
      '../..',
      '%00',
      '%2e%2e',
      "' or 1=1 --",
      '\ud800',
      '9'.repeat(40),
      '-1',
      '💥',
      '0000-01-01',
    ),
  );
  const segment = () =>
    fc.oneof(
      {
        weight: 2,
        arbitrary: fc.constantFrom(hotel.slug, String(hotel.id), 'hotel', 'dining', 'grand-plaza'),
      },
      {
        weight: 3,
        arbitrary: anyText
          .filter((text) => text.isWellFormed() && text !== '')
          .map(encodeURIComponent),
      },
      { weight: 1, arbitrary: fc.constantFrom('%', '%zz', '%00', '%ff') },
    );
  const known = () =>
    fc.constantFrom<unknown>(
      guest.email,
      guest.password,
      hotel.slug,
      '1234',
      '',
      '+447700900100',
      'checkin',
      'pre-arrival',
      '2026-05-01 03:05 PM',
      1,
      [1],
      null,
    );
  const bodyOf = (fields: string[]) =>
    fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record(
          Object.fromEntries(
            fields.map((field) => [field, fc.oneof(known(), anyText, fc.jsonValue())]),
          ),
          { requiredKeys: [] },
        ),
      },
      { weight: 1, arbitrary: fc.jsonValue() },
    );

  test('API-08 every operation returns only documented statuses and bodies for any input, and no 5xx', async () => {
    // Each call comes from its own address, so none reaches a limit.
    let callers = 0;
    for (const [template, methods] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        if (template === '/openapi.json') continue;
        const parts = template
          .split('/')
          .map((part) => (part.startsWith('{') ? segment() : fc.constant(part)));
        const whole = operation.requestBody?.content['application/json'].schema;
        const fields = [whole, ...(whole?.oneOf ?? [])].flatMap((shape) =>
          Object.keys(shape?.properties ?? {}),
        );
        const cases = fc.record({
          path: fc.tuple(...parts).map((list) => list.join('/')),
          q: fc.option(anyText.filter((text) => text.isWellFormed())),
          w: fc.option(anyText.filter((text) => text.isWellFormed())),
          ids: fc.record(
            Object.fromEntries(
              ['after_id', 'before_id', 'limit'].map((name) => [
                name,
                fc.oneof(fc.nat().map(String), anyText),
              ]),
            ),
            { requiredKeys: [] },
          ),
          body: bodyOf(fields),
          raw: fc.option(anyText, { freq: 8 }),
          token: fc.constantFrom(undefined, guest.token, admin.token, '1|x'),
          key: fc.option(fc.uuid(), { freq: 3 }),
        });
        // The decoded path may match another operation, which has its own run.
        const property = fc.asyncProperty(cases, async ({ path, q, w, ids, ...sent }) => {
          const { body, raw, token, key } = sent;
          // Too many skipped cases fail the property.
          fc.pre(matches(template, path));
          const query = new URLSearchParams({
            ...(q === null ? {} : { q }),
            ...(w === null ? {} : { w }),
            ...ids,
          });
          callers += 1;
          const response = await app.app.request(
            `${path}?${query}`,
            {
              method: method.toUpperCase(),
              headers: {
                ...(token ? { Authorization: `Bearer ${token}` } : {}),
                ...(key ? { 'Idempotency-Key': key } : {}),
              },
              ...(method === 'get' ? {} : { body: raw ?? JSON.stringify(body) }),
            },
            {
              incoming: {
                socket: {
                  remoteAddress: `10.9.${callers >> 8}.${callers & 255}`,
                },
              },
            },
          );
          const described = operation.responses[response.status];
          expect(described, `${operation.operationId} answered ${response.status}`).toBeDefined();
          expect(response.status).toBeLessThan(500);
          const schema = described?.content?.['application/json']?.schema;
          if (schema) resolved(schema).parse(await response.json());
        });
        await fc.assert(property, { numRuns: CASES, seed: 20_261_121 });
        // A logout may have revoked the tokens.
        guest = await createGuest(app.db, hotel);
        admin.token = (await app.post(endpoints.login, admin)).body.data.token;
      }
    }
  });

  /** Returns a schema of the document with its references, so zod can parse it. */
  function resolved(schema: Json) {
    const ref = (schema as { $ref?: string }).$ref;
    const name = ref?.split('/').at(-1) ?? '';
    const text = JSON.stringify(ref ? document.components.schemas[name] : schema);
    return z.fromJSONSchema(JSON.parse(text.replaceAll(`${ref}/$defs/`, '#/$defs/')) as Json);
  }

  test('describes every call with its group and its statuses', () => {
    for (const { operationId, summary, tags, responses } of operations()) {
      expect(summary, operationId).toBeDefined();
      expect(document.tags.map(({ name }) => name)).toContain(tags?.[0]);
      for (const [status, { description }] of Object.entries(responses))
        expect(description, `${operationId} ${status}`).toMatch(/\w/);
    }
  });

  test('has examples of fields that match their schemas', () => {
    const fields = new Set<string>();
    JSON.stringify(document, (name, schema) => {
      for (const example of schema?.examples ?? []) {
        fields.add(name);
        // Only \p needs the flag u, which the parser does not set.
        const { pattern = '', ...shape } = schema;
        expect(String(example), name).toMatch(new RegExp(pattern, 'u'));
        expect(z.fromJSONSchema(shape).safeParse(example).success, name).toBe(true);
      }
      return schema;
    });
    expect([...fields].sort()).toEqual(Object.keys(EXAMPLES).sort());
  });

  test('has no dangling references', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      ([, place = '']) => place,
    );
    expect(refs.length).toBeGreaterThan(30);
    for (const place of refs) {
      const found = place
        .split('/')
        .reduce<unknown>(
          (node, step) => (node as Record<string, unknown> | undefined)?.[step],
          document,
        );
      expect(found, place).toBeDefined();
    }
  });

  test('an error response matches its schema', async () => {
    const { body } = await app.post('/register', {});
    expect(resolved({ $ref: '#/components/schemas/ErrorResponse' } as Json).parse(body)).toEqual(
      body,
    );
  });
});

/** Tells whether `path` reaches the operation of `template` and no other one. */
function matches(template: string, path: string): boolean {
  const pathname = new URL(path, 'http://provider').pathname;
  if (pathname !== path || pathname.split('/').length !== template.split('/').length) return false;
  return !(template === '/categories/{categorySlug}' && pathname.split('/').length !== 3);
}
