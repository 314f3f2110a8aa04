import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Fleet, integrityOf, type Release } from '@foyer/releases/contracts';
import { packFiles, putRelease } from '@foyer/releases/publish';
import { folderStore } from '@foyer/releases/store';
import { dataFolder } from '@foyer/releases/testing/data-folder';

/** Starts an HTTP server on a free local port and records the requested paths. */
export async function startServer(answer: RequestListener) {
  const requests: string[] = [];
  const server: Server = createServer((request, response) => {
    requests.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    requests,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The one file that is as large as a real one. */
export const LARGE = 'static/js/login.js';

/** Returns the content of a release's file. */
export function contentOf(path: string): string {
  const length = path === LARGE ? 3000 : 20;
  return Array.from({ length }, (_, line) => `/* ${line} of ${path} */`).join('\n');
}

/** Creates a folder store with these releases; remove it at the end. */
export async function createStore(releases: readonly Release[]) {
  const { folder, source, remove } = await dataFolder();
  const store = folderStore(folder);
  for (const release of releases) {
    const contents = new Map(
      Object.keys(release.files).map((path) => [path, Buffer.from(contentOf(path))]),
    );
    const files = [...contents].map(async ([path, bytes]) => {
      return [path, { integrity: await integrityOf(bytes), bytes: bytes.length }] as const;
    });
    const whole = { ...release, files: Object.fromEntries(await Promise.all(files)) };
    await putRelease(store, whole, await packFiles(contents));
  }
  /** Appends the next revision. */
  async function change(fleet: Fleet): Promise<void> {
    const { revisionLog } = source;
    const revision = (await revisionLog.newest()) + 1;
    const text = JSON.stringify({ revision, ...fleet });
    const at = new Date().toISOString();
    await revisionLog.append({ revision, at, who: 'ada', what: 'a test', text });
  }
  return { folder, store, change, remove };
}
