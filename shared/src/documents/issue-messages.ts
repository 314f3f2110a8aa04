import type { core } from '@foyer/shared/schema';
import { didYouMean } from './did-you-mean.ts';
import type { DocumentIssue } from './json.ts';

const SHOWN_CHARACTERS = 60;
/** Maximum number of names in a list. */
const SHOWN_NAMES = 3;

const KINDS: Record<string, string> = {
  object: 'an object in { }',
  record: 'an object in { }',
  array: 'a list in [ ]',
  string: 'text in double quotes',
  boolean: 'true or false',
  number: 'a number',
};

/** Writes a message for schema issues that have none of their own. */
export const issueMessage: core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys((issue.inst as core.$ZodObject | undefined)?._zod.def.shape ?? {});
    const keys = issue.keys.map((key) => `unknown key ${quoted(key)}${didYouMean(key, known)}`);
    return `has an ${keys.join(' and an ')}`;
  }
  if (issue.code === 'invalid_key') return issue.issues[0]?.message;
  if (issue.input === undefined) return 'is missing';
  if (issue.code === 'invalid_value')
    return `is ${quoted(issue.input)}, and can only be ${issue.values.map(quoted).join(' or ')}`;
  if (issue.code === 'invalid_format' && issue.pattern)
    return `is ${quoted(issue.input)}, and must match ${issue.pattern}`;
  const kinds = [...new Set(kindsOf(issue))];
  if (kinds.length === 0) return 'is not valid';
  return `is ${kindOf(issue.input)}, and must be ${kinds.join(' or ')}`;
};

/** Returns the expected kinds of an issue. */
function kindsOf(issue: core.$ZodRawIssue | core.$ZodIssue): string[] {
  if (issue.code === 'invalid_union') return issue.errors.flat().flatMap(kindsOf);
  const kind = issue.code === 'invalid_type' ? KINDS[issue.expected] : undefined;
  return kind === undefined ? [] : [kind];
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return quoted(value);
}

function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
}

/** Writes an issue as a sentence; `above` is prepended to its path. */
export function issueSentence({ path, message }: DocumentIssue, ...above: string[]): string {
  const steps = [...above, ...path.map(String)].map((step) => step.slice(0, 3 * SHOWN_CHARACTERS));
  return `${steps.join(' → ') || 'The document'} ${message}`;
}

/** Lists the first names and the number of the others. */
export function abridgedList(names: readonly string[]): string {
  const more = names.length - SHOWN_NAMES;
  const shown = names.slice(0, SHOWN_NAMES).join(', ');
  return more > 0 ? `${shown} and ${more} more` : shown;
}
