import type { PageRelease } from '@foyer/releases/contracts';
import { chunkFiles } from './file-links.ts';
import type { OnSkip, ReadFile } from './templates.ts';

/** Names of the scripts of a shell that its pages contain (`shell/src/inline`). */
export const INLINE_SCRIPTS = { main: 'inline', queries: 'inline-queries' };

/** The code of an inline script, and its hash for the policy. */
export type InlineScript = { code: string; hash: string };

/**
 * Reads a script that pages of this shell contain. Skips one that cannot be read, or that the
 * HTML parser would end early. A shell under `pnpm dev` has none.
 */
export async function inlineScriptOf(
  shell: PageRelease,
  name: string,
  readFile: ReadFile,
  onSkip?: OnSkip,
): Promise<InlineScript | undefined> {
  const [path] = chunkFiles(shell, name);
  if (path === undefined) return undefined;
  try {
    const code = await readFile(shell, path);
    if (/<(?:!--|\/?script)/i.test(code)) throw new Error('The code contains markup');
    return { code, hash: `'${shell.files[path]?.integrity}'` };
  } catch (error) {
    onSkip?.({ release: shell, name, path }, error);
    return undefined;
  }
}
