import { type Draft, draftOf } from '@foyer/shared/runtime';

/** One field of a form of wishes. */
export type WishField = {
  name: string;
  label: string;
  kind: 'text' | 'count' | 'day' | 'time' | 'long';
  placeholder?: string;
};

/** What was filled in about `type`; it stays until it has been asked for. */
export function wishDraft(type: string): Draft {
  return draftOf(`wish:${type}`);
}
