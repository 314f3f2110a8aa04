import * as z from '@foyer/shared/schema';
import type { ComponentType } from 'react';

/** The lists to which any remote can add entries. */
export const ContributionName = z.enum(['inbox', 'search']);
export type ContributionName = z.infer<typeof ContributionName>;

/** Returns the expose name of a contribution; its dot keeps it distinct from every screen name. */
export function contributionExpose(name: ContributionName): string {
  return `${name}.contribution`;
}

/** A path relative to `/:slug/dashboard/`, with a hash for a place in the screen. */
const target = z.string().check(z.regex(/^[\w-]+(?:\/[\w-]+)*(?:#[\w-]+)?$/));

/** A row of "Messages", such as a request to the hotel. */
export const InboxEntry = z.object({
  /** Unique among the entries of its remote. */
  id: z.string(),
  title: z.string(),
  text: z.optional(z.string()),
  /** The progress in one word, such as "Answered". */
  state: z.optional(z.string()),
  to: target,
  /** Time of the last change, in milliseconds since the epoch; the list is sorted by it. */
  at: z.number(),
  /** True if the hotel has answered and the guest has not read it. */
  unread: z.boolean(),
});
export type InboxEntry = z.infer<typeof InboxEntry>;

/** A result of search, such as a fact, a form or a number to call. */
export const SearchEntry = z.object({
  /** Unique among the entries of its remote. */
  id: z.string(),
  title: z.string(),
  /** The section of the app that has it, such as "Quick info". */
  path: z.optional(z.string()),
  /** The answer, or a summary of the page. */
  text: z.optional(z.string()),
  /** Further words that find it and are not shown. */
  keywords: z.optional(z.array(z.string())),
  /** Values that the result shows with a button to copy them. */
  copy: z.optional(z.array(z.object({ label: z.string(), value: z.string() }))),
  to: z.optional(target),
  /** Router state of the link. */
  state: z.optional(z.record(z.string(), z.unknown())),
  /** A phone number that the result calls. */
  call: z.optional(z.string()),
});
export type SearchEntry = z.infer<typeof SearchEntry>;

/** The entries of one remote, and how to repeat a failed fetch. */
export type Contributed<Entry> = {
  entries: readonly Entry[];
  isPending: boolean;
  /** Set after a failure: the message for the guest, and the function that fetches again. */
  failure?: { message?: string | undefined; retry: () => void } | undefined;
};

/**
 * The module of a contribution. Its component renders nothing; it calls `onChange` after each change
 * of its entries.
 */
export type ContributionModule<Entry> = {
  Component: ComponentType<{ onChange: (contributed: Contributed<Entry>) => void }>;
};
