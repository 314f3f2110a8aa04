import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { Hono } from 'hono';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { HttpError } from '../http/http-error.ts';
import { serveMedia } from './serve-media.ts';

const app = new Hono()
  .get('/media/:hotel/:file', serveMedia)
  .onError(
    (error) => new Response(null, { status: error instanceof HttpError ? error.status : 500 }),
  );
const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(`/media/${path}`, { headers });
const size = async (response: Response) => (await response.arrayBuffer()).byteLength;

describe('the media route', () => {
  test('returns the widest listed width', async () => {
    const widest = await size(await get('grand-plaza/banner.avif?w=390,780,1170'));
    expect(widest).toBe(await size(await get('grand-plaza/banner.avif?w=1170')));
    expect(widest).toBeGreaterThan(await size(await get('grand-plaza/banner.avif?w=390')));
  });

  test('is cacheable and answers 304 for an unchanged file', async () => {
    const response = await get('grand-plaza/logo.svg');
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(response.headers.get('Cache-Control')).toContain('max-age=604800');
    const etag = response.headers.get('ETag') ?? '';
    // A proxy that compresses an SVG makes its tag weak.
    for (const list of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get('grand-plaza/logo.svg', { 'If-None-Match': list });
      expect(again.status, list).toBe(304);
    }
  });

  test('API-34 API-86 reads nothing for a 304, and only the requested range of a video', async () => {
    const address = 'grand-plaza/splash.mp4';
    const tag = (await get(address)).headers.get('ETag') ?? '';
    const [readFile, open] = [vi.spyOn(files, 'readFile'), vi.spyOn(files, 'open')];
    const handle = await files.open(import.meta.filename);
    const read = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'read');
    await handle.close();
    open.mockClear();
    syncBuiltinESMExports();
    onTestFinished(() => {
      vi.restoreAllMocks();
      syncBuiltinESMExports();
    });
    for (let times = 0; times < 20; times += 1)
      expect((await get(address, { 'If-None-Match': tag })).status).toBe(304);
    const range = await get(address, { Range: 'bytes=0-9' });
    expect([range.status, await size(range)]).toEqual([206, 10]);
    expect(readFile).not.toHaveBeenCalled();
    expect(open).toHaveBeenCalledOnce();
    const reads = await Promise.all(read.mock.results.map(({ value }) => value));
    expect(reads.map(({ bytesRead }) => bytesRead)).toEqual([10]);
  });

  test('sends the whole video when it changed between range requests', async () => {
    const tag = (await get('grand-plaza/splash.mp4')).headers.get('ETag') ?? '';
    const getRange = (range: string) =>
      get('grand-plaza/splash.mp4', { Range: 'bytes=0-9', 'If-Range': range });
    expect((await getRange(tag)).status).toBe(206);
    expect((await getRange('"of another video"')).status).toBe(200);
  });

  test('prevents scripts in an SVG that is opened as a document', async () => {
    const { headers } = await get('grand-plaza/logo.svg');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  test.each([
    ['bytes=0-1', 206, 'bytes 0-1/', 2],
    ['bytes=100-', 206, 'bytes 100-', undefined],
    ['bytes=-5', 206, 'bytes ', 5],
    ['bytes=9999999-', 416, 'bytes */', 0],
    ['bytes=5-2', 416, 'bytes */', 0],
    ['lines=1-2', 200, '', undefined],
  ])('answers the range %s with %i', async (Range, status, contentRange, length) => {
    const response = await get('grand-plaza/splash.mp4', { Range });
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Range') ?? '').toContain(contentRange);
    expect(response.headers.has('Cache-Control')).toBe(response.ok);
    if (length !== undefined) expect(await size(response)).toBe(length);
  });

  test.each([
    'grand-plaza/nothing.avif',
    'nowhere/banner.avif?w=390',
    'grand-plaza/banner.avif?w=391',
    'grand-plaza/banner.avif?w=../../x',
    'grand-plaza/banner.avif',
    '%2e%2e/render-pictures.ts',
    'grand-plaza/..%2f..%2frender-pictures.ts',
    'grand-plaza/%00.svg',
  ])('%s gives 404', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
