const SCRIPT = 'text/javascript; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';
/** Lists the types of files that may be served. `mrmime` knows every type, so it cannot decide that. */
const TYPES: Record<string, string> = {
  js: SCRIPT,
  mjs: SCRIPT,
  css: STYLE,
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  ico: 'image/x-icon',
  gif: 'image/gif',
};

/** Returns the media type for the extension of an address; undefined for an unknown one. */
export function mediaType(address: string): string | undefined {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined;
}

/** Tells whether a file is served as a script. */
export const isScript = (path: string) => mediaType(path) === SCRIPT;

/** Tells whether a file is served as a style sheet. */
export const isStyle = (path: string) => mediaType(path) === STYLE;
