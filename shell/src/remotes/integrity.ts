/** Reads all known hashes by file path from the page's import maps. */
export function integrities(): Record<string, string> {
  const maps = [...document.querySelectorAll<HTMLScriptElement>('script[type=importmap]')];
  return Object.assign({}, ...maps.map(({ text }) => JSON.parse(text).integrity));
}
