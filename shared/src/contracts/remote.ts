import * as z from 'zod/mini';
import { issueMessage, issueSentence } from '../documents/issue-messages.ts';
import { ApiOrigin } from './api-origin.ts';
import { ContributionName } from './contribution.ts';
import { Entry, HeaderEntry } from './entry.ts';
import { kebab, Mount } from './mount.ts';

/** A provider query that a mount can preload; its path is in `api/preloaded-queries.ts`. */
export const PreloadedQueryName = z.enum([
  'home-categories',
  'weather',
  'quick-info',
  'category',
  'sub-category',
  'checklist',
  'requests',
  'threads',
  'mail-preference',
]);
export type PreloadedQueryName = z.infer<typeof PreloadedQueryName>;

/**
 * A mount as its remote declares it. With `template` the build renders a template of its screen
 * (docs/team/writing-a-remote.md#templates).
 */
export const DeclaredMount = z.safeExtend(Mount, {
  template: z.optional(z.literal(true)),
  preloadedQueries: z.optional(z.array(PreloadedQueryName)),
});

/** The declaration of a remote, from its `remote.ts`. */
export const Remote = z.object({
  name: kebab,
  mounts: z.array(DeclaredMount),
  header: z._default(z.array(HeaderEntry), []),
  menu: z._default(z.array(Entry), []),
  /** Lists that it adds entries to; `search` names `src/search/search-contribution.tsx`. */
  contributes: z.optional(z.array(ContributionName)),
  /**
   * Size budget of a screen that is opened first, including the remote's entry: bytes of script and
   * style, compressed with brotli.
   */
  budget: z.optional(z.int().check(z.positive())),
  /** Further APIs that it calls if the operator allows them. */
  origins: z.optional(z.array(ApiOrigin).check(z.maxLength(8))),
});
export type Remote = z.infer<typeof Remote>;

/** The input of `defineRemote`: empty fields may be omitted. */
export type RemoteDeclaration = z.input<typeof Remote>;

/** Rejects unknown keys, which are mistakes in a declaration. */
const StrictRemote = z.strictObject({
  ...Remote.shape,
  mounts: z.array(z.catchall(DeclaredMount, z.never())),
});

/** The error of an invalid declaration, with one sentence per problem. */
export class DeclarationError extends Error {
  override readonly name = 'DeclarationError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`${problems.join('; ')} (docs/team/writing-a-remote.md#mounts)`);
    this.problems = problems;
  }
}

function problemOf(issue: z.core.$ZodIssue): string {
  return issue.path.length > 0 ? issueSentence(issue) : `it ${issue.message}`;
}

/**
 * Validates a remote's declaration; `remote.ts` exports the result as `remote`. Throws a
 * `DeclarationError` for an invalid one.
 */
export function defineRemote(remote: RemoteDeclaration): Remote {
  const { data, error } = StrictRemote.safeParse(remote, { error: issueMessage });
  if (!data) throw new DeclarationError(error.issues.map(problemOf));
  return data;
}
