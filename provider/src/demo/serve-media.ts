import { open, readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Context } from 'hono';
import { matchesTag } from '../http/entity-tag.ts';
import { HttpError } from '../http/http-error.ts';

const MEDIA = fileURLToPath(new URL('../../demo/media/', import.meta.url));
const WEEK_S = 7 * 24 * 60 * 60;
const TYPES: Record<string, string> = {
  avif: 'image/avif',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
};
const HOTEL = /^[a-z0-9-]{1,64}$/;
const FILE = /^([a-z0-9-]{1,64})\.([a-z0-9]{1,5})$/;
const WIDTHS = /^\d{1,4}(,\d{1,4}){0,9}$/;

/**
 * Serves `/media/<hotel>/<name>.<type>?w=390,780` with the widest of the listed widths; without `w`
 * the file itself. Ranges are supported: Safari plays no video without them. Only the requested
 * range is read, and nothing for a 304.
 */
export async function serveMedia(context: Context): Promise<Response> {
  const path = mediaPath(
    context.req.param('hotel'),
    context.req.param('file'),
    context.req.query('w'),
  );
  const facts = path && (await stat(path.file).catch(() => undefined));
  if (!path || !facts?.isFile()) throw new HttpError(404, 'Not found.');
  const { size, mtimeMs } = facts;
  const etag = `"${mtimeMs.toString(36)}-${size.toString(36)}"`;
  const headers = new Headers({
    'Content-Type': path.type,
    'Cache-Control': `public, max-age=${WEEK_S}, stale-while-revalidate=${WEEK_S}`,
    // Prevents scripts in an SVG that is opened as a document.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'Accept-Ranges': 'bytes',
    ETag: etag,
  });
  if (matchesTag(context.req.header('If-None-Match'), etag)) {
    headers.delete('Content-Type');
    return new Response(null, { status: 304, headers });
  }
  const sameFile = [undefined, etag].includes(context.req.header('If-Range'));
  const range = sameFile && rangeOf(context.req.header('Range'), size);
  if (range === 'unsatisfiable') {
    // Not cacheable: a cache could return this response to requests for the whole file.
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } });
  }
  if (!range) return new Response(await readFile(path.file), { headers });
  headers.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  return new Response(await readRange(path.file, range), { status: 206, headers });
}

async function readRange(path: string, { start, end }: { start: number; end: number }) {
  const file = await open(path);
  try {
    const bytes = new Uint8Array(end - start + 1);
    const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function mediaPath(hotel = '', file = '', widths = '') {
  const [, name, extension = ''] = FILE.exec(file) ?? [];
  const type = TYPES[extension];
  if (!HOTEL.test(hotel) || !name || !type || (widths && !WIDTHS.test(widths))) return undefined;
  const widest = Math.max(0, ...widths.split(',').map(Number));
  return { file: `${MEDIA}${hotel}/${name}${widest > 0 ? `-${widest}` : ''}.${extension}`, type };
}

/** Parses a single range, which players send; several ranges get the whole file. */
function rangeOf(header: string | undefined, size: number) {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!from && !to) return undefined;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return start < size && start <= end ? { start, end } : ('unsatisfiable' as const);
}
