import * as z from 'zod/mini';
import { inWords, sentence } from '../documents/sentences.ts';
import { CALL_NAMES } from '../frames/asked.ts';
import { ApiOrigin } from './api-origin.ts';
import { Entry, HeaderEntry } from './entry.ts';
import { kebab, Mount } from './mount.ts';

/**
 * A mount as its remote declares it. Of one with a `frame` the build draws what its screen looks like
 * before any code runs (docs/writing-a-remote.md).
 */
export const DeclaredMount = z.safeExtend(Mount, {
  frame: z.optional(z.literal(true)),
  asks: z.optional(z.array(z.enum(CALL_NAMES))),
});
export type DeclaredMount = z.infer<typeof DeclaredMount>;

/** The whole face of a remote: what its `remote.ts` declares. */
export const Remote = z.object({
  name: kebab,
  mounts: z.array(DeclaredMount),
  header: z._default(z.array(HeaderEntry), []),
  menu: z._default(z.array(Entry), []),
  /**
   * What any one screen of it may weigh when it is the first to be opened, the remote's entry
   * included: bytes of script and style, compressed with brotli.
   */
  budget: z.optional(z.int().check(z.positive())),
  /** Further APIs that it calls, beside the provider's, where the operator allows it. */
  origins: z.optional(z.array(ApiOrigin).check(z.maxLength(8))),
});
export type Remote = z.infer<typeof Remote>;

/** A remote as it is written down: what is empty may be left out. */
export type RemoteDeclaration = z.input<typeof Remote>;

/** A key that nobody knows is a slip of whoever wrote it. */
const Declared = z.strictObject({
  ...Remote.shape,
  mounts: z.array(z.catchall(DeclaredMount, z.never())),
});

/** A declaration that is none, a sentence for each thing that is wrong: the field, and what is wrong. */
export class DeclarationError extends Error {
  override readonly name = 'DeclarationError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('; '));
    this.problems = problems;
  }
}

function slip(issue: z.core.$ZodIssue): string {
  return issue.path.length > 0 ? sentence(issue) : `it ${issue.message}`;
}

/**
 * Checks a remote's declaration; `remote.ts` exports its result as `remote`. Throws a
 * `DeclarationError` for one that is wrong.
 */
export function defineRemote(remote: RemoteDeclaration): Remote {
  const { data, error } = Declared.safeParse(remote, { error: inWords });
  if (!data) throw new DeclarationError(error.issues.map(slip));
  return data;
}
