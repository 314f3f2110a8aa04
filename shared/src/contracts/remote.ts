import * as z from 'zod/mini';
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

/** Checks a remote's declaration; `remote.ts` exports its result as `remote`. */
export function defineRemote(remote: RemoteDeclaration): Remote {
  return Remote.parse(remote);
}
