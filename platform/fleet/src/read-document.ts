import { MAX_DOCUMENT_BYTES } from '@foyer/releases/document';
import { Refusal } from '@foyer/releases/refusal';
import { textAt } from '@foyer/shared/documents/read-text.ts';

/** Reads a file, or standard input for `-`. Throws a `Refusal` if it cannot be read. */
export async function documentAt(path: string): Promise<string> {
  const found = await textAt(path, MAX_DOCUMENT_BYTES);
  if ('error' in found) throw new Refusal(found.error);
  return found.text;
}
