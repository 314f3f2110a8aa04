import { paths } from '@foyer/shared/addresses/paths.ts';
import type { InboxEntry } from '@foyer/shared/contracts/contribution.ts';
import type { Thread } from '@foyer/shared/contracts/provider/messages.ts';
import type { Owned } from '@foyer/shared/contributions/contributions.tsx';
import { hotelSlug } from '@foyer/shared/runtime';
import { momentOf } from '../data/message.ts';
import { text } from '../text.ts';

/** A row of Messages: a thread, or an entry of another remote. */
export type InboxRow = {
  key: string;
  /** The number of a thread, the progress of a request. */
  label: string | undefined;
  title: string;
  text: string;
  /** The address inside the app. */
  to: string;
  /** Time of the last change, in milliseconds since the epoch. */
  at: number | undefined;
  unread: boolean;
};

function threadRow(thread: Thread, unread: ReadonlySet<number>): InboxRow {
  return {
    key: `thread ${thread.id}`,
    label: text.thread.number(thread.id),
    title: thread.subject ?? '',
    text: thread.message ?? '',
    to: paths.thread(hotelSlug, thread.id),
    at: momentOf(thread.latest?.created_at) ?? momentOf(thread.created_at),
    unread: unread.has(thread.id),
  };
}

function entryRow({ remote, id, state, to, ...entry }: Owned<InboxEntry>): InboxRow {
  return {
    ...entry,
    key: `${remote} ${id}`,
    label: state,
    text: entry.text ?? '',
    to: `${paths.dashboard(hotelSlug)}/${to}`,
  };
}

/** Returns threads and entries by time of their last change, the newest first. */
export function inboxRows(
  threads: readonly Thread[],
  unread: ReadonlySet<number>,
  entries: readonly Owned<InboxEntry>[],
): InboxRow[] {
  const rows = [...threads.map((thread) => threadRow(thread, unread)), ...entries.map(entryRow)];
  return rows.sort((one, other) => (other.at ?? 0) - (one.at ?? 0));
}
