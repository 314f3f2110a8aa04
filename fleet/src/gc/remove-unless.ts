import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Stored } from './stored.ts';

/**
 * Takes releases out of the store before it looks once more who needs them: whoever gives one to a
 * hotel meanwhile has it back, whoever comes later finds that it is not there.
 */
export async function removeUnless(
  old: readonly Stored[],
  needed: () => Promise<ReadonlySet<string>>,
): Promise<Stored[]> {
  const aside = new Map<Stored, string>();
  for (const one of old) {
    const draft = join(dirname(one.folder), `.${one.key.split('@')[1]}-${randomUUID()}`);
    await rename(one.folder, draft);
    aside.set(one, draft);
  }
  const inUse = aside.size > 0 ? await needed() : new Set<string>();
  const gone: Stored[] = [];
  for (const [one, draft] of aside) {
    if (inUse.has(one.key)) await rename(draft, one.folder);
    else {
      await rm(draft, { recursive: true });
      gone.push(one);
    }
  }
  return gone;
}
