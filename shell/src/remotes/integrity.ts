/** The hashes that the page knows, by the files' addresses: what a browser reads them from. */
export function integrities(): Record<string, string> {
  const maps = [...document.querySelectorAll<HTMLScriptElement>('script[type=importmap]')];
  return Object.assign({}, ...maps.map(({ text }) => JSON.parse(text).integrity));
}
