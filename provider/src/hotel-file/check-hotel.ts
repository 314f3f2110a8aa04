import { issueMessage } from '@foyer/shared/documents/issue-messages.ts';
import type { DocumentIssue } from '@foyer/shared/documents/json.ts';
import type * as z from 'zod/mini';
import { documentIssues, sizeIssue } from './document-rules.ts';
import { HotelFile } from './hotel-file.ts';

/** Keys of the provider's responses that a file must not have. */
const PROVIDER_KEYS = ['id', 'parent_id', 'admin_id', 'features'];

/** Describes an issue of a hotel; `key` is the key at `path` that is not allowed. */
export type HotelIssue = DocumentIssue & { key?: string | undefined };

/** Validates a value as a hotel and returns the hotel or all issues. */
export function checkHotel(value: unknown): { file: HotelFile } | { issues: HotelIssue[] } {
  const tooLarge = sizeIssue(value);
  if (tooLarge) return { issues: [tooLarge] };
  const { success, data, error } = HotelFile.safeParse(value, { error: messageOf });
  const issues = [...(error?.issues ?? []).flatMap(hotelIssuesOf), ...documentIssues(value)];
  return success && issues.length === 0 ? { file: data } : { issues };
}

/** Writes one line for each unknown key; zod reports all of them as one issue. */
const messageOf: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== 'unrecognized_keys') return issueMessage(issue);
  const messages = issue.keys.map((key) =>
    PROVIDER_KEYS.includes(key)
      ? `has a key ${JSON.stringify(key)}, which the provider sets itself`
      : issueMessage({ ...issue, keys: [key] }),
  );
  return messages.join('\n');
};

function hotelIssuesOf(issue: z.core.$ZodIssue): HotelIssue[] {
  const { path, message } = issue;
  if (issue.code !== 'unrecognized_keys') return [{ path, message }];
  return message
    .split('\n')
    .map((line, index) => ({ path, message: line, key: issue.keys[index] }));
}
