import * as z from 'zod/mini';
import { Fleet } from '../contracts/fleet.ts';

/** Returns the JSON Schema by which editors complete and check the fleet document. */
export function fleetSchema(): object {
  return {
    // All editors support this draft.
    ...z.toJSONSchema(Fleet, { io: 'input', target: 'draft-7' }),
    title: 'Fleet',
    description: 'Which remotes and releases every hotel gets.',
    // VS Code reads both options from here, since the file name has no .jsonc ending.
    allowComments: true,
    allowTrailingCommas: true,
  };
}
