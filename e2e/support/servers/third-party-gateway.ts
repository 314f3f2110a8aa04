import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@foyer/build/packages';
import { startOwnGateway } from './own-gateway.ts';

const run = promisify(execFile);

/** Name of the other team's remote. */
export const THIRD_PARTY_REMOTE = 'mfe-tides';

/** Publishes the other team's build like an operator; returns its version. */
async function publish(build: string, data: string): Promise<string> {
  const fleet = join(ROOT, 'platform/fleet/src/main.ts');
  const { stdout } = await run(process.execPath, [fleet, 'publish', build], {
    env: { ...process.env, FOYER_DATA: data },
  });
  return new RegExp(`${THIRD_PARTY_REMOTE} (\\S+)`).exec(stdout)?.[1] ?? '';
}

/**
 * Starts a gateway whose store contains these builds of `e2e/third-party`: grand-plaza gets the first, no
 * other hotel has the remote. `setVersions` selects its current and previous version. Stop it at the
 * end.
 */
export async function gatewayWithThirdParty(...builds: string[]) {
  const gateway = await startOwnGateway();
  const setVersions = (current: string, previous?: string) =>
    gateway.change(({ channels, hotels }) => {
      channels[THIRD_PARTY_REMOTE] = { stable: { current, ...(previous && { previous }) } };
      const remotes = hotels['grand-plaza']?.remotes;
      hotels['grand-plaza'] = { remotes: { ...remotes, [THIRD_PARTY_REMOTE]: { enabled: true } } };
    });
  try {
    const versions: string[] = [];
    for (const build of builds) versions.push(await publish(build, gateway.folder));
    await setVersions(versions[0] ?? '');
  } catch (error) {
    await gateway.stop();
    throw error;
  }
  return { ...gateway, setVersions };
}
