import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { Hono } from 'hono';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { serveMedia } from './serve-media.ts';

const app = new Hono()
  .get('/media/:hotel/:file', serveMedia)
  .onError(
    (error) => new Response(null, { status: error instanceof Refusal ? error.status : 500 }),
  );
const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(`/media/${path}`, { headers });
const size = async (response: Response) => (await response.arrayBuffer()).byteLength;

describe('pictures and films', () => {
  it('answers the widest of the widths named', async () => {
    const widest = await size(await get('grand-plaza/banner.avif?w=390,780,1170'));
    expect(widest).toBe(await size(await get('grand-plaza/banner.avif?w=1170')));
    expect(widest).toBeGreaterThan(await size(await get('grand-plaza/banner.avif?w=390')));
  });

  it('may be kept, and is not sent again while it is the same', async () => {
    const response = await get('grand-plaza/logo.svg');
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(response.headers.get('Cache-Control')).toContain('max-age=604800');
    const etag = response.headers.get('ETag') ?? '';
    // A proxy that compresses a drawing makes its tag a weak one.
    for (const list of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get('grand-plaza/logo.svg', { 'If-None-Match': list });
      expect(again.status, list).toBe(304);
    }
  });

  it('API-34 reads a file no second time for who has it', async () => {
    const address = 'grand-plaza/splash.mp4';
    const tag = (await get(address)).headers.get('ETag') ?? '';
    const [whole, part] = [vi.spyOn(files, 'readFile'), vi.spyOn(files, 'open')];
    syncBuiltinESMExports();
    onTestFinished(() => {
      vi.restoreAllMocks();
      syncBuiltinESMExports();
    });
    for (let times = 0; times < 20; times += 1)
      expect((await get(address, { 'If-None-Match': tag })).status).toBe(304);
    expect((await get(address, { Range: 'bytes=0-9' })).status).toBe(206);
    expect(whole).not.toHaveBeenCalled();
    expect(part).toHaveBeenCalledOnce();
  });

  it('sends the whole of a film that changed while it was fetched in parts', async () => {
    const tag = (await get('grand-plaza/splash.mp4')).headers.get('ETag') ?? '';
    const part = (range: string) =>
      get('grand-plaza/splash.mp4', { Range: 'bytes=0-9', 'If-Range': range });
    expect((await part(tag)).status).toBe(206);
    expect((await part('"of another film"')).status).toBe(200);
  });

  it('runs nothing in a drawing that is opened by itself', async () => {
    const { headers } = await get('grand-plaza/logo.svg');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  it.each([
    ['bytes=0-1', 206, 'bytes 0-1/', 2],
    ['bytes=100-', 206, 'bytes 100-', undefined],
    ['bytes=-5', 206, 'bytes ', 5],
    ['bytes=9999999-', 416, 'bytes */', 0],
    ['bytes=5-2', 416, 'bytes */', 0],
    ['lines=1-2', 200, '', undefined],
  ])(
    'answers the range %s with %i, as players need it',
    async (Range, status, contentRange, length) => {
      const response = await get('grand-plaza/splash.mp4', { Range });
      expect(response.status).toBe(status);
      expect(response.headers.get('Content-Range') ?? '').toContain(contentRange);
      expect(response.headers.has('Cache-Control')).toBe(response.ok);
      if (length !== undefined) expect(await size(response)).toBe(length);
    },
  );

  it.each([
    'grand-plaza/nothing.avif',
    'nowhere/banner.avif?w=390',
    'grand-plaza/banner.avif?w=391',
    'grand-plaza/banner.avif?w=../../x',
    'grand-plaza/banner.avif',
    '%2e%2e/render-pictures.ts',
    'grand-plaza/..%2f..%2frender-pictures.ts',
    'grand-plaza/%00.svg',
  ])('%s is 404', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
