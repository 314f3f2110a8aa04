/** Measures a gateway with many hotels and remotes: `pnpm bench --fleet`. */
import { execFile } from 'node:child_process';
import { mkdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Release } from '@foyer/releases/contracts';
import type { ObjectStore } from '@foyer/releases/store';
import { folderStore } from '@foyer/releases/store';
import { stopProcess } from '@foyer/scripts/processes';
import { hotel } from '@foyer/shared/api/endpoints.ts';
import { LOGIN } from '../addresses.ts';
import type { Figure } from '../figures.ts';
import { localUrl, PORTS, serve, startProvider } from '../site.ts';
import { type Fleet, figuresOf } from './figures.ts';
import { FULL_HOTEL, fleetOf, type Offer } from './fleet-document.ts';
import { bytesSent, PAGES, requestAllLogins } from './page-requests.ts';
import { serveRecords } from './record-server.ts';
import { SUBJECTS } from './remote-names.ts';
import { putVersion, renamedRemote } from './simulated-remotes.ts';
import { changeFleet, measureValidation } from './validation.ts';

const REMOTES = 40;
const HOTELS = [40, 2000];
/** One of this many remotes has a release on the channel next. */
const EACH_NEXT = 4;
/** The time limit for the gateway to follow the document, in ms. */
const FOLLOW_MS = 60_000;

/** Measures the fleets, beginning with our releases in the store of the data directory `foyer`. */
export async function measureFleets(ours: Release[], foyer: string): Promise<Figure[]> {
  const offers = await publishAll(ours, folderStore(foyer));
  await startRecordServer(foyer);
  const fleets: Fleet[] = [];
  for (const hotels of HOTELS) fleets.push(await measureFleet(foyer, offers, hotels));
  return figuresOf(fleets);
}

/** Publishes our remotes and simulated ones, one more than is measured, all with older releases. */
async function publishAll(ours: Release[], store: ObjectStore): Promise<Offer[]> {
  const offers: Offer[] = [];
  const models = ours.filter(({ kind }) => kind === 'remote');
  for (const release of ours) {
    const { name, version: current, kind } = release;
    if (kind === 'remote') await putVersion(store, release, '0.0.1');
    offers.push({ name, current, ...(kind === 'remote' && { previous: '0.0.1' }) });
  }
  for (const [index, subject] of SUBJECTS.slice(0, REMOTES + 1 - models.length).entries()) {
    const model = models[index % models.length];
    if (!model) throw new Error('There is no remote to use as a model.');
    const remote = renamedRemote(model, subject, index);
    const versions = ['1.0.0', '1.1.0', ...(index % EACH_NEXT === 1 ? ['1.2.0'] : [])];
    for (const version of versions) await putVersion(store, remote, version);
    const [previous, current, next] = versions as [string, string, string?];
    offers.push({ name: remote.name, current, previous, ...(next && { next }) });
  }
  return offers;
}

/** Replaces the provider by a server that returns the demo hotel's record for every hotel. */
async function startRecordServer(data: string): Promise<void> {
  const provider = await startProvider(data);
  const answer = await fetch(localUrl(PORTS.provider) + hotel(LOGIN.split('/')[1] ?? ''));
  const model: unknown = await answer.json();
  await stopProcess(provider);
  await serveRecords(model, PORTS.provider);
}

async function measureFleet(foyer: string, offers: Offer[], hotels: number): Promise<Fleet> {
  console.log(`${hotels} hotels × ${REMOTES} remotes …`);
  const data = `${foyer}-${hotels}`;
  await mkdir(data);
  await symlink(join(foyer, 'releases'), join(data, 'releases'));
  const path = join(data, 'fleet.json');
  await writeFile(path, JSON.stringify(fleetOf(offers.slice(0, -1), hotels), null, 2));
  const documentBytes = (await stat(path)).size;
  const times = await measureValidation(data, hotels);
  const url = localUrl(PORTS.foyer);
  const gateway = await serve(
    'platform/gateway/src/server.ts',
    { PORT: String(PORTS.foyer), PROVIDER_URL: localUrl(PORTS.provider), FOYER_DATA: data },
    `${url}/-/healthz`,
  );
  const pages = await pageBytes(url);
  await requestAllLogins(url, hotels);
  const memory = await memoryOf(gateway.pid);
  const last = offers.at(-1);
  await changeFleet(data, ({ channels, hotels: choices }) => {
    if (!last) return;
    channels[last.name] = { stable: { current: last.current, previous: last.previous } };
    Object.assign(choices['*']?.remotes ?? {}, { [last.name]: { enabled: true } });
  });
  await untilRevision(url, 3);
  const withOneMore = await pageBytes(url);
  await stopProcess(gateway);
  return { hotels, remotes: REMOTES, documentBytes, ...times, pages, withOneMore, memory };
}

type Pages = Fleet['pages'];

async function pageBytes(url: string): Promise<Pages> {
  const sizes = Object.entries(PAGES).map(async ([name, { path, cookie }]) => {
    return [name, await bytesSent(url + path(FULL_HOTEL), cookie)] as const;
  });
  return new Map(await Promise.all(sizes));
}

async function untilRevision(url: string, revision: number): Promise<void> {
  for (const end = Date.now() + FOLLOW_MS; Date.now() < end; ) {
    const health = (await (await fetch(`${url}/-/healthz`)).json()) as {
      fleet: { revision: number };
    };
    if (health.fleet.revision >= revision) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`The gateway does not follow to revision ${revision}.`);
}

/** Returns the resident memory of a process, in bytes. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) * 1024;
}
