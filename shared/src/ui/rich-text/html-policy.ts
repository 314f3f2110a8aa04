type Policy = { createHTML(html: string): string; createScriptURL(url: string): string };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

const KEY = Symbol.for('foyer.html-policy');

/**
 * The page's one trusted-types policy for parsing markup into an inert document, in browsers that
 * know them. Every remote bundles this file, but a browser lets a page create a policy name once:
 * so the first one is kept on the global object. It makes no script address.
 */
export function htmlPolicy(): Policy | undefined {
  const scope = globalThis as { trustedTypes?: Factory; [KEY]?: Policy };
  if (!scope.trustedTypes) return undefined;
  scope[KEY] ??= scope.trustedTypes.createPolicy('foyer#html', {
    createHTML: (html) => html,
    createScriptURL: () => {
      throw new TypeError('Rich text loads no scripts');
    },
  });
  return scope[KEY];
}
