import { LARGEST_BYTES } from '@foyer/gateway/fleet/document';
import { textAt } from '@foyer/shared/documents/text-at';
import { Refusal } from './refusal.ts';

/** The text of a file, or of standard input for `-`; throws a `Refusal` where there is none to have. */
export async function documentAt(path: string): Promise<string> {
  const found = await textAt(path, LARGEST_BYTES);
  if ('error' in found) throw new Refusal(found.error);
  return found.text;
}
