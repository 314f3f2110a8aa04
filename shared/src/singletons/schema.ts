/**
 * The Zod functions that the app uses; like `router`, a façade that keeps the singleton small. A
 * remote bundles the schemas of its responses, but no parser: it would add 7 KB to every screen.
 */

export type { core, infer, input, output, ZodMiniType } from 'zod/mini';
export {
  array,
  boolean,
  enum,
  extend,
  intersection,
  iso,
  lazy,
  literal,
  maxLength,
  minLength,
  nullable,
  nullish,
  number,
  object,
  optional,
  parse,
  pick,
  pipe,
  record,
  refine,
  regex,
  safeExtend,
  safeParse,
  string,
  transform,
  trim,
  union,
  unknown,
} from 'zod/mini';
