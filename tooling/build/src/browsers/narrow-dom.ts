/**
 * Narrows TypeScript's DOM types to the supported browsers. A feature that one of them lacks may be
 * undefined, so the type checker requires a check (`element.x?.()`).
 */
import { browsersWithout, featureAt, globalFeature } from './support.ts';

/** The MDN page in the comment before each declaration. */
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

/** Returns the narrowed text of TypeScript's DOM types. */
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
