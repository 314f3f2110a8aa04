import { FleetError } from '@foyer/releases/composition';
import { Refusal } from '@foyer/releases/refusal';

/** Converts a `FleetError` of an action to a `Refusal`, one cause per line. */
export async function asRefusal<Result>(
  sentence: string,
  action: () => Promise<Result>,
): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof FleetError)) throw error;
    throw new Refusal([`${sentence}:`, ...error.problems.map((one) => `  ${one}.`)].join('\n'));
  }
}
