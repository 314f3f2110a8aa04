/** Returns JSON for a script element, with every `<` escaped. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
