import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Fleet } from '@foyer/shared/contracts/fleet';
import { ROOT } from '../../scripts/packages.ts';
import { ownGateway } from './own-gateway.ts';

const run = promisify(execFile);

/** What the other team calls its remote. */
export const FOREIGN = 'mfe-tides';

/** `pnpm fleet adopt`, and the two pieces of a fleet document that it prints. */
async function adopt(build: string, data: string) {
  const { stdout } = await run('pnpm', ['--silent', 'fleet', 'adopt', build], {
    cwd: ROOT,
    env: { ...process.env, FOYER_DATA: data },
  });
  const pieces = stdout.split('\n').filter((line) => line.startsWith('  {'));
  const [channels, hotels] = pieces.map((piece) => JSON.parse(piece));
  return { channels, hotels } as Fleet;
}

/**
 * A gateway of the test's own whose operator adopted these builds of `e2e/foreign`: grand-plaza gets
 * the first, and falls back to the second; no other hotel has the remote. Stop it at the end.
 */
export async function gatewayWithForeign(current: string, older?: string) {
  const gateway = await ownGateway();
  try {
    for (const build of [older, current]) {
      if (!build) continue;
      const { channels, hotels } = await adopt(build, gateway.folder);
      await gateway.change((fleet) => {
        Object.assign(fleet.channels, channels);
        for (const [slug, { remotes }] of Object.entries(hotels)) {
          const hotel = fleet.hotels[slug];
          fleet.hotels[slug] = { ...hotel, remotes: { ...hotel?.remotes, ...remotes } };
        }
      });
    }
  } catch (error) {
    await gateway.stop();
    throw error;
  }
  return gateway;
}
