import type { Config } from 'dompurify';

type Policy = Config['TRUSTED_TYPES_POLICY'];
type Factory = { createPolicy(name: string, rules: object): Policy };

const KEY = Symbol.for('foyer.html-policy');

/**
 * Returns the page's trusted-types policy for parsing HTML into an inert document, if supported.
 *
 * Every remote bundles this file, but a page may create a policy name only once, so the first policy is
 * stored on the global object. It creates no script URL.
 */
export function htmlPolicy(): Policy {
  const scope = globalThis as { trustedTypes?: Factory; [KEY]?: Policy };
  if (!scope.trustedTypes) return undefined;
  scope[KEY] ??= scope.trustedTypes.createPolicy('foyer#html', {
    createHTML: (html: string) => html,
    createScriptURL: () => {
      throw new TypeError('Rich text loads no scripts');
    },
  });
  return scope[KEY];
}
