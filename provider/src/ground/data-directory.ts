import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs';
import { StartError } from './start-error.ts';

/** Nobody but the owner may look in. */
export const PRIVATE = 0o700;

/**
 * Creates a directory of FOYER_DATA with all above it, and gives it `mode` even where it stood
 * before; one that cannot be is a `StartError`.
 */
export function createDirectory(directory: string, mode?: number): void {
  try {
    mkdirSync(directory, { recursive: true });
    if (mode !== undefined) chmodSync(directory, mode);
    accessSync(directory, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `FOYER_DATA: ${directory} cannot be written (${code}). Set FOYER_DATA to another directory.`,
    );
  }
}
