import { excerpt, truncated } from '@foyer/shared/ui/rich-text/plain-text.ts';

/** More than any real name has; longer ones are mistakes or malice. */
const MAX_NAME_CHARACTERS = 120;

/** More than fits on any card. */
const MAX_SUMMARY_CHARACTERS = 240;

/** Returns a shortened name. */
export const shortName = (name: string): string => truncated(name, MAX_NAME_CHARACTERS);

type CardSource = { name: string; summary?: string | null | undefined };

/** Returns a card's shortened name, and its summary without markup (LIST-01). */
export function cardText({ name, summary }: CardSource): { name: string; summary: string } {
  return {
    name: shortName(name),
    summary: excerpt(summary, MAX_SUMMARY_CHARACTERS),
  };
}
