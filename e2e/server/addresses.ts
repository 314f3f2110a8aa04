import { join } from 'node:path';
import { freePort } from '@foyer/build/ports';

/** Playwright's first process chooses the ports of a run; its child processes inherit them. */
process.env.E2E_GATEWAY_PORT ||= String(await freePort());
process.env.E2E_PROVIDER_PORT ||= String(await freePort());

export const GATEWAY_PORT = Number(process.env.E2E_GATEWAY_PORT);
export const PROVIDER_PORT = Number(process.env.E2E_PROVIDER_PORT);

export const GATEWAY_URL = `http://localhost:${GATEWAY_PORT}`;
export const PROVIDER_URL = `http://localhost:${PROVIDER_PORT}`;

/** The data of one run; the servers delete it when they end. */
export const DATA = join(import.meta.dirname, '../.data', String(GATEWAY_PORT));
