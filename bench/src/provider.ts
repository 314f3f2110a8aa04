/** Runs the provider of both apps as a process, with endpoints that create test hotels. */
import { startProvider } from '@foyer/provider/start';

const { PROVIDER_PORT, FOYER_DATA = '' } = process.env;

await startProvider({ port: Number(PROVIDER_PORT), dataDir: FOYER_DATA, testing: true });
