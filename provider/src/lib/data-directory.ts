import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs';
import { StartError } from './start-error.ts';

/** File mode that allows access by the owner only. */
export const PRIVATE = 0o700;

/**
 * Creates a directory of FOYER_DATA with its parents. Sets `mode` also on an
 * existing directory.
 * Throws `StartError` when the directory cannot be created or written.
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
