import { type Draft, draftOf } from '@foyer/shared/runtime';

/** What was typed about one thing is no draft of a question about another. */
export function enquiryDraft(pathname: string, type: string): Draft {
  return draftOf(`enquiry:${pathname}:${type}`);
}
