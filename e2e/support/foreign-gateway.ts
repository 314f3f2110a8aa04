import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../../scripts/packages.ts';
import { ownGateway } from './own-gateway.ts';

const run = promisify(execFile);

/** What the other team calls its remote. */
export const FOREIGN = 'mfe-tides';

/** As an operator publishes what the other team has handed over; gives its version. */
async function publish(build: string, data: string): Promise<string | undefined> {
  const { stdout } = await run('pnpm', ['--silent', 'fleet', 'publish', build], {
    cwd: ROOT,
    env: { ...process.env, FOYER_DATA: data },
  });
  return new RegExp(`${FOREIGN} (\\S+)`).exec(stdout)?.[1];
}

/**
 * A gateway of the test's own in whose store are these builds of `e2e/foreign`: grand-plaza gets the
 * first, and falls back to the second; no other hotel has the remote. Stop it at the end.
 */
export async function gatewayWithForeign(build: string, older?: string) {
  const gateway = await ownGateway();
  try {
    const previous = older && (await publish(older, gateway.folder));
    const current = (await publish(build, gateway.folder)) ?? '';
    await gateway.change(({ channels, hotels }) => {
      channels[FOREIGN] = { stable: { current, ...(previous && { previous }) } };
      const remotes = hotels['grand-plaza']?.remotes;
      hotels['grand-plaza'] = { remotes: { ...remotes, [FOREIGN]: { enabled: true } } };
    });
  } catch (error) {
    await gateway.stop();
    throw error;
  }
  return gateway;
}
