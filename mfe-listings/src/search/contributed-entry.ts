import type { SearchEntry } from '@foyer/shared/contracts/contribution.ts';
import { truncated } from '@foyer/shared/ui/rich-text/plain-text.ts';

/** The longest texts of a result, in characters. */
const MAX_TITLE_CHARACTERS = 120;
const MAX_TEXT_CHARACTERS = 300;
const MAX_KEYWORDS = 50;
const MAX_COPIED_VALUES = 4;

/** A contributed entry as search shows it; `key` is unique among those of all remotes. */
export type ContributedEntry = Omit<SearchEntry, 'id'> & { key: string };

/** The searched texts of a contributed entry; `id` is its key. */
export type ContributedText = { id: string; name: string; tags: string; summary: string };

/** Returns the entries without repeated ids, their texts shortened to what a result can show. */
export function contributedEntries(
  entries: readonly (SearchEntry & { remote: string })[],
): ContributedEntry[] {
  const byKey = new Map(
    entries.map(({ id, remote, title, path, text, keywords, copy, ...entry }) => {
      const key = `${remote}/${id}`;
      const shown: ContributedEntry = {
        ...entry,
        key,
        title: truncated(title, MAX_TITLE_CHARACTERS),
        path: path && truncated(path, MAX_TITLE_CHARACTERS),
        text: text && truncated(text, MAX_TEXT_CHARACTERS),
        keywords: keywords
          ?.slice(0, MAX_KEYWORDS)
          .map((word) => truncated(word, MAX_TITLE_CHARACTERS)),
        copy: copy?.slice(0, MAX_COPIED_VALUES),
      };
      return [key, shown];
    }),
  );
  return [...byKey.values()];
}

/** Returns the texts by which a contributed entry is found. */
export function searchedText({
  key,
  title,
  text,
  keywords = [],
  copy = [],
}: ContributedEntry): ContributedText {
  const labels = copy.map(({ label }) => label);
  return { id: key, name: title, tags: [...keywords, ...labels].join(' '), summary: text ?? '' };
}
