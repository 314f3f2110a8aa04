import { excerpt, shortened } from '@foyer/shared/ui/rich-text/plain-text';

/** No name is longer; what is typed in by mistake or in malice may be. */
export const NAME_CHARACTERS = 120;

/** More than the lines of any card hold. */
const SUMMARY_CHARACTERS = 240;

type Worded = { name: string; summary?: string | null | undefined };

/** The words of a card: its name, and its summary without markup (LIST-01). */
export function cardWords({ name, summary }: Worded): { name: string; summary: string } {
  return {
    name: shortened(name, NAME_CHARACTERS),
    summary: excerpt(summary, SUMMARY_CHARACTERS),
  };
}
