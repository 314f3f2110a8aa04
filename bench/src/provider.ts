/** The provider of both apps, as a process of its own; hotels can be made in it. */
import { startProvider } from '@foyer/provider/start';

const { PROVIDER_PORT, FOYER_DATA = '' } = process.env;

await startProvider({ port: Number(PROVIDER_PORT), dataDir: FOYER_DATA, testing: true });
