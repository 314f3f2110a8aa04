import { Fleet } from '@foyer/shared/contracts/fleet';
import * as z from 'zod/mini';

/** The JSON Schema of the fleet document, by which editors complete and check it. */
export function fleetSchema(): object {
  return {
    // The draft that all editors know.
    ...z.toJSONSchema(Fleet, { io: 'input', target: 'draft-7' }),
    title: 'Fleet',
    description: 'Which remotes and releases every hotel gets.',
    // VS Code takes both from here, since the file is no .jsonc by its name.
    allowComments: true,
    allowTrailingCommas: true,
  };
}
