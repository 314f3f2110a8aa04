import { open, readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { entityTag, namesTag } from '../http/entity-tag.ts';
import { Refusal } from '../http/refusal.ts';

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

/** A file's entity tag, read and hashed once until the file is another one. */
const tags = new LRUCache<string, string>({
  max: 2000,
  fetchMethod: async (name) => entityTag(await readFile(name.slice(name.indexOf(' ') + 1))),
});

/**
 * `/media/<hotel>/<name>.<type>?w=390,780`: the picture at the widest of the widths named, the
 * one file there is where none is named. Ranges are served, since Safari plays no video without.
 * Nothing is read for who has it already, and of a range no more than it.
 */
export async function serveMedia(context: Context): Promise<Response> {
  const path = mediaPath(
    context.req.param('hotel'),
    context.req.param('file'),
    context.req.query('w'),
  );
  const facts = path && (await stat(path.file).catch(() => undefined));
  if (!path || !facts?.isFile()) throw new Refusal(404, 'Not found.');
  const { size, mtimeMs } = facts;
  const etag = await tags.forceFetch(`${mtimeMs}-${size} ${path.file}`);
  const headers = new Headers({
    'Content-Type': path.type,
    'Cache-Control': `public, max-age=${WEEK_S}, stale-while-revalidate=${WEEK_S}`,
    // A drawing opened by itself runs nothing.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'Accept-Ranges': 'bytes',
    ETag: etag,
  });
  if (namesTag(context.req.header('If-None-Match'), etag)) {
    headers.delete('Content-Type');
    return new Response(null, { status: 304, headers });
  }
  const sameFile = [undefined, etag].includes(context.req.header('If-Range'));
  const range = sameFile && rangeOf(context.req.header('Range'), size);
  if (range === 'unsatisfiable') {
    // Not to be kept: a cache before it would answer it to those who ask for the whole.
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } });
  }
  if (!range) return new Response(await readFile(path.file), { headers });
  headers.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  return new Response(await readPart(path.file, range), { status: 206, headers });
}

async function readPart(path: string, { start, end }: { start: number; end: number }) {
  const file = await open(path);
  try {
    const part = new Uint8Array(end - start + 1);
    const { bytesRead } = await file.read(part, 0, part.length, start);
    return part.subarray(0, bytesRead);
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

/** One range, which is all that players ask for; several at once are answered whole. */
function rangeOf(header: string | undefined, size: number) {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!from && !to) return undefined;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return start < size && start <= end ? { start, end } : ('unsatisfiable' as const);
}
