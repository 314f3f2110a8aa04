const SCRIPT = 'text/javascript; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';
const TYPES: Record<string, string> = {
  js: SCRIPT,
  mjs: SCRIPT,
  css: STYLE,
  json: 'application/json',
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

/** The media type that an address' extension promises; undefined for one that is not known. */
export function mediaType(address: string): string | undefined {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined;
}

/** Whether a file is served as a script. */
export const isScript = (path: string) => mediaType(path) === SCRIPT;

/** Whether a file is served as a style sheet. */
export const isStyle = (path: string) => mediaType(path) === STYLE;
