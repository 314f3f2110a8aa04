import { excerpt, truncated } from '@foyer/shared/ui/rich-text/plain-text.ts';

/** More than any real name has; longer ones are mistakes or malice. */
export const MAX_NAME_CHARACTERS = 120;

/** More than fits on any card. */
const MAX_SUMMARY_CHARACTERS = 240;

type CardSource = { name: string; summary?: string | null | undefined };

/** Returns a card's shortened name, and its summary without markup (LIST-01). */
export function cardText({ name, summary }: CardSource): { name: string; summary: string } {
  return {
    name: truncated(name, MAX_NAME_CHARACTERS),
    summary: excerpt(summary, MAX_SUMMARY_CHARACTERS),
  };
}
