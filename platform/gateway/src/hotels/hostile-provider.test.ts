import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { RECORD, testGateway } from '../testing/gateway.ts';

const HOTEL = /id="foyer-hotel">(.*?)<\/script>/;
const JSON_TYPE = { 'Content-Type': 'application/json' };
const PACKED = { ...JSON_TYPE, 'Content-Encoding': 'gzip' };
/** The start of a record with an endless category tree. */
const TREE = '{"status":true,"data":{"id":1,"slug":"x","categories":[{"children":[';
const MEGABYTE = Buffer.alloc(1_000_000, '1,');
/** Maximum bytes of a response, plus those in buffers before the reader. */
const MAX_SENT_BYTES = 40_000_000;

/** 1 GB decompressed; a gzip file may have several members. */
const bomb = (start: string, filling: string) => {
  const member = gzipSync(Buffer.alloc(16_000_000, filling));
  return Buffer.concat([gzipSync(start), ...Array<Buffer>(64).fill(member)]);
};
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const record = (change: object) =>
  JSON.stringify({ status: true, data: { ...RECORD, city: 'Nowhere', ...change } });

let sentBytes = 0;
/** Sends up to 200 MB while the reader accepts them. */
function flood(response: ServerResponse): void {
  response.writeHead(200, JSON_TYPE).write(TREE);
  const more = () => {
    while (sentBytes < 200_000_000) {
      sentBytes += MEGABYTE.length;
      if (!response.write(MEGABYTE)) {
        response.once('drain', more);
        return;
      }
    }
    response.end();
  };
  more();
}

const ending: (() => unknown)[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const end of ending.splice(0)) end();
});

const answering =
  (body: string | Buffer, headers: Record<string, string> = JSON_TYPE) =>
  (response: ServerResponse) =>
    response.writeHead(200, headers).end(body);

/** More large records than are read at once; each stops after its start. */
const HELD = Object.fromEntries(
  Array.from({ length: 6 }, (_, index) => [
    `held-${index}`,
    (response: ServerResponse) => response.writeHead(200, JSON_TYPE).write(TREE + MEGABYTE),
  ]),
);

const HOSTILE: Record<string, (response: ServerResponse) => unknown> = {
  flood,
  zeros: answering(bomb('', '\0'), PACKED),
  bomb: answering(bomb(TREE, '1,'), PACKED),
  never: () => undefined,
  html: answering('<html>', { 'Content-Type': 'text/html' }),
  'html-as-json': answering('<html>'),
  truncated: answering(record({}).slice(0, -20)),
  deep: answering(nested(100_000)),
  'deep-data': answering(record({ id: 0 }).replace('"id":0', `"id":${nested(100_000)}`)),
  types: answering(record({ categories: { a: 1 }, settings: 'none' })),
  numbers: answering(record({ id: '7' })),
  wide: answering(`{"status":true,"data":{${'"a":0,'.repeat(2_000_000)}"id":1}}`),
  elsewhere: (response) =>
    response.writeHead(302, { Location: 'http://localhost:1/hotels/elsewhere' }).end(),
};

/** A gateway before a provider that can become hostile, differently for each hotel. */
async function beforeHostile() {
  const state = { hostile: false, city: 'London' };
  const provider = createServer((request, response) => {
    const slug = request.url?.split('/').at(-1) ?? '';
    const hostile = state.hostile && { ...HOSTILE, ...HELD }[slug];
    if (hostile) hostile(response);
    else response.writeHead(200, JSON_TYPE).end(record({ slug, city: state.city }));
  });
  await new Promise<void>((done) => provider.listen(0, done));
  ending.push(
    () => provider.close(),
    () => provider.closeAllConnections(),
  );
  const { port } = provider.address() as AddressInfo;
  const gateway = testGateway({ deps: { providerUrl: `http://localhost:${port}`, fetch } });
  const cityAt = async (slug: string) => {
    const answer = await gateway.get(`/${slug}/login`);
    const { hotel } = JSON.parse(HOTEL.exec(await answer.text())?.[1] ?? 'null');
    return `${answer.status} ${hotel?.city}`;
  };
  const isRefused = (slug: string) =>
    gateway.state.log.some((line) => line.includes(`"slug":"${slug}"`));
  return { ...gateway, hostile: state, cityAt, isRefused };
}

/** The provider's time limit, which `abort` ends. */
function timeLimit(): AbortController {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  return limit;
}

test('FAULT-35 FAULT-52 keeps a hotel’s record whatever the provider responds for it', async () => {
  const { state, hostile, cityAt, isRefused } = await beforeHostile();
  const slugs = Object.keys(HOSTILE);
  for (const slug of slugs) expect(await cityAt(slug)).toBe('200 London');

  const limit = timeLimit();
  hostile.hostile = true;
  state.now += 31_000;
  // All records are fetched at once, and each page responds at once.
  for (const slug of slugs) expect(await cityAt(slug), slug).toBe('200 London');
  const isWaiting = (slug: string) => !isRefused(slug);
  await expect.poll(() => slugs.filter(isWaiting)).toEqual(['never']);
  limit.abort();
  await expect.poll(() => slugs.filter(isWaiting)).toEqual([]);
  for (const slug of slugs) expect(await cityAt(slug), slug).toBe('200 London');
  expect(sentBytes).toBeLessThan(MAX_SENT_BYTES);
});

test('FAULT-51 does not delay hotels while large responses of others stall', async () => {
  const { state, hostile, cityAt, isRefused } = await beforeHostile();
  const held = Object.keys(HELD);
  for (const slug of [...held, 'grand-plaza']) expect(await cityAt(slug)).toBe('200 London');

  const limit = timeLimit();
  Object.assign(hostile, { hostile: true, city: 'Paris' });
  state.now += 31_000;
  for (const slug of held) expect(await cityAt(slug), slug).toBe('200 London');
  await expect.poll(() => cityAt('grand-plaza')).toBe('200 Paris');
  expect(held.filter(isRefused)).toEqual([]);
  limit.abort();
  await expect.poll(() => held.filter(isRefused)).toEqual(held);
});

test('FAULT-44 renders the page of an unknown hotel in the default theme', async () => {
  const { get, hostile, cityAt } = await beforeHostile();
  const colorAt = async (slug: string) =>
    /--hotel-primary:(#\w+)/.exec(await (await get(`/${slug}/login`)).text())?.[1];
  expect(await colorAt('grand-plaza')).toBe('#123456');
  hostile.hostile = true;
  for (const slug of ['flood', 'bomb', 'html', 'deep', 'wide', 'elsewhere']) {
    expect(await cityAt(slug), slug).toBe('200 undefined');
    expect(await colorAt(slug), slug).toBe('#1e4a6e');
  }
});
