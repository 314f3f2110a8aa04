import { join } from 'node:path';

/** Ports of the tests' own servers, away from those of a running app; two runs need two pairs. */
export const GATEWAY_PORT = Number(process.env.E2E_GATEWAY_PORT || 3900);
export const PROVIDER_PORT = Number(process.env.E2E_PROVIDER_PORT || 4900);

export const GATEWAY_URL = `http://localhost:${GATEWAY_PORT}`;
export const PROVIDER_URL = `http://localhost:${PROVIDER_PORT}`;

/** The tests' own data: made anew by every run. */
export const DATA = join(import.meta.dirname, '../.data', String(GATEWAY_PORT));
