import type { StoryContext } from 'storybook-react-rsbuild';

/** An id that React made, in the code of an example. */
const GENERATED_ID = /\bid="_[^"]*"/g;

/** Writes an argument as a property; undefined for one that the code need not show. */
function propertyOf([name, value]: [string, unknown]): string | undefined {
  if (name === 'form') return 'form={form}';
  if (name === 'children' || value === undefined) return undefined;
  if (value === true) return name;
  if (typeof value === 'string') return `${name}="${value}"`;
  return `${name}={${typeof value === 'function' ? '() => {}' : JSON.stringify(value)}}`;
}

/**
 * Returns an example's code as a team would write it. The state of a form, which Storybook would print
 * in full, is the variable `form`.
 */
export function exampleCode(code: string, { title, args }: Pick<StoryContext, 'title' | 'args'>) {
  if (!('form' in args)) return code.replaceAll(GENERATED_ID, 'id="example"');
  const name = title.split('/').at(-1);
  const properties = Object.entries(args).map(propertyOf).filter(Boolean).join('\n  ');
  return 'children' in args
    ? `<${name}\n  ${properties}\n>\n  {fields}\n</${name}>`
    : `<${name}\n  ${properties}\n/>`;
}
