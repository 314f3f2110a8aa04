import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../scripts/packages.ts';
import { ownGateway } from './own-gateway.ts';

const run = promisify(execFile);

/** What the other team calls its remote. */
export const FOREIGN = 'mfe-tides';

/** As an operator publishes what the other team has handed over; gives its version. */
async function publish(build: string, data: string): Promise<string> {
  const fleet = join(ROOT, 'fleet/src/main.ts');
  const { stdout } = await run(process.execPath, [fleet, 'publish', build], {
    env: { ...process.env, FOYER_DATA: data },
  });
  return new RegExp(`${FOREIGN} (\\S+)`).exec(stdout)?.[1] ?? '';
}

/**
 * A gateway of the test's own in whose store are these builds of `e2e/foreign`: grand-plaza gets the
 * first, no other hotel has the remote. `give` moves it to another version, with one behind it. Stop
 * it at the end.
 */
export async function gatewayWithForeign(...builds: string[]) {
  const gateway = await ownGateway();
  const give = (current: string, previous?: string) =>
    gateway.change(({ channels, hotels }) => {
      channels[FOREIGN] = { stable: { current, ...(previous && { previous }) } };
      const remotes = hotels['grand-plaza']?.remotes;
      hotels['grand-plaza'] = { remotes: { ...remotes, [FOREIGN]: { enabled: true } } };
    });
  try {
    const versions: string[] = [];
    for (const build of builds) versions.push(await publish(build, gateway.folder));
    await give(versions[0] ?? '');
  } catch (error) {
    await gateway.stop();
    throw error;
  }
  return { ...gateway, give };
}
