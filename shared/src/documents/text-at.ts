import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';

/** The text of a file, or of standard input for `-`; or why there is none to have, as a sentence. */
export async function textAt(
  path: string,
  largestBytes: number,
): Promise<{ text: string } | { error: string }> {
  // pnpm runs scripts in the package; a path is meant from where it was typed.
  const from = resolve(process.env.INIT_CWD ?? '.', path);
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of path === '-' ? process.stdin : createReadStream(from)) {
      bytes += part.length;
      if (bytes > largestBytes)
        return { error: `${path} is larger than ${largestBytes / 1_000_000} MB.` };
      parts.push(part);
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'there is no such file' : (code ?? message);
    return { error: `${path} cannot be read: ${why}.` };
  }
  return { text: Buffer.concat(parts).toString() };
}
