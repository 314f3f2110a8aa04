import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { LARGEST_BYTES } from '@foyer/gateway/fleet/document';
import { Refusal } from './refusal.ts';

/** The text of a file, or of standard input for `-`; throws a `Refusal` where there is none to have. */
export async function documentAt(path: string): Promise<string> {
  // pnpm runs scripts in the package; a path is meant from where it was typed.
  const from = resolve(process.env.INIT_CWD ?? '.', path);
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of path === '-' ? process.stdin : createReadStream(from)) {
      bytes += part.length;
      if (bytes > LARGEST_BYTES) throw new Refusal(`${path} is too large for a fleet.`);
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'there is no such file' : (code ?? message);
    throw new Refusal(`${path} cannot be read: ${why}.`);
  }
  return Buffer.concat(parts).toString();
}
