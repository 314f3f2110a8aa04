/**
 * Holds all code that depends on the inside of another package, because no option of it serves.
 * `exceptions.test.ts` fails with the package's name if an update changes what is assumed here.
 */
import type { RsbuildPlugin } from '@rsbuild/core';
import { browsersWithout, featureAt, globalFeature } from './browsers/support.ts';

const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;
const COMPONENT_CALL = /^var \w+ = (?=\w+\.(?:forwardRef|memo|createContext)\()/gm;

/**
 * react-router: makes its unused components removable, 3.4 KB of a cold login. The package is one file
 * without marks of purity; options of the bundler mark modules, and the minifier's `pure_funcs` keeps
 * calls whose result gets a `displayName` (decision 2).
 */
export function leanRouterPlugin(): RsbuildPlugin {
  return {
    name: 'foyer:lean-router',
    apply: 'build',
    setup(api) {
      api.transform({ test: /[\\/]react-router[\\/]dist[\\/]/ }, ({ code }) =>
        code.replace(DISPLAY_NAME, '').replace(COMPONENT_CALL, '$&/* @__PURE__ */ '),
      );
    },
  };
}

/** The MDN page in the comment before each declaration of the DOM. */
const PAGE = /docs\/Web\/API\/([\w/]+)\)/;
const MEMBER = /^( {4}(?:readonly )?)(?:[gs]et )?(\w+)(?=[(:<])/;
const GLOBALS: [declared: RegExp, optional: string][] = [
  [/^declare var (\w+): \{/, 'declare var $1: undefined | {'],
  [/^declare var (\w+): (.+);/, 'declare var $1: undefined | ($2);'],
  [/^declare function (\w+)(.*\)): (.+);/, 'declare var $1: undefined | ($2 => $3);'],
];

const lacks = (path: string) => browsersWithout(featureAt(path)).length > 0;
const lacksGlobal = (name: string) => browsersWithout(globalFeature(name)).length > 0;

function narrowLine(line: string, page: string): string {
  const [, , member] = MEMBER.exec(line) ?? [];
  if (member && new RegExp(`/${member}(_static)?$`).test(page))
    return lacks(page) ? line.replace(MEMBER, '$1$2?') : line;
  for (const [pattern, optional] of GLOBALS) {
    const name = pattern.exec(line)?.[1];
    if (name) return lacksGlobal(name) ? line.replace(pattern, optional) : line;
  }
  return line;
}

/**
 * `@types/web`: narrows the DOM types to the supported browsers, which no option of TypeScript does. A
 * feature that one of them lacks may be undefined, so the type checker requires a check (`element.x?.()`).
 */
export function narrowDom(types: string): string {
  let page = '';
  return types
    .split('\n')
    .map((line) => {
      page = PAGE.exec(line)?.[1] ?? page;
      return narrowLine(line, page);
    })
    .join('\n');
}
