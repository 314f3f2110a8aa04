import { accessSync, constants, mkdirSync } from 'node:fs';
import { StartError } from './start-error.ts';

/** Creates a directory of FOYER_DATA with all above it; one that cannot be is a `StartError`. */
export function createDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `FOYER_DATA: ${directory} cannot be written (${code}). Set FOYER_DATA to another directory.`,
    );
  }
}
