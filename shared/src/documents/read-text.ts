import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';

/** Reads a file, or standard input for `-`; returns the text or an error sentence. */
export async function textAt(
  path: string,
  maxBytes: number,
): Promise<{ text: string } | { error: string }> {
  // pnpm runs scripts in the package folder, but a path is relative to where it was typed.
  const from = resolve(process.env.INIT_CWD ?? '.', path);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of path === '-' ? process.stdin : createReadStream(from)) {
      bytes += chunk.length;
      if (bytes > maxBytes) return { error: `${path} is larger than ${maxBytes / 1_000_000} MB.` };
      chunks.push(chunk);
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'there is no such file' : (code ?? message);
    return { error: `${path} cannot be read: ${why}.` };
  }
  return { text: Buffer.concat(chunks).toString() };
}
