import { FleetError } from '@foyer/gateway/composition/resolve';
import { Refusal } from '../refusal.ts';

/** What keeps a look from working is a refusal of the command, a line a cause. */
export async function refusing<Result>(
  sentence: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FleetError)) throw error;
    throw new Refusal([`${sentence}:`, ...error.problems.map((one) => `  ${one}.`)].join('\n'));
  }
}
